/** A provider's form comes from another site, without our cookie. A request from this page carries it. */
window.location.replace(document.body.dataset.url)
