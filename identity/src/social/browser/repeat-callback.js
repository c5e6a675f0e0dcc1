/** A provider's form came from another site, without our cookie. Going on from here, the browser brings it along. */
window.location.replace(document.body.dataset.url)
