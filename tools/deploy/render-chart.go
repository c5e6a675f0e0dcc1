// Renders a Helm chart as Helm does: Go's own templates with the functions of sprig, and the few that Helm adds.
// Debian has no Helm, but it has these libraries. Arguments: the folder of the chart, and a JSON file with values.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"text/template"

	"github.com/Masterminds/sprig"
	"gopkg.in/yaml.v3"
)

type values = map[string]interface{}

func main() {
	chart, given := os.Args[1], os.Args[2]
	merged := merge(readYaml(filepath.Join(chart, "values.yaml")), readYaml(given))
	described := readYaml(filepath.Join(chart, "Chart.yaml"))
	scope := values{
		"Values":  merged,
		"Chart":   values{"Name": described["name"], "AppVersion": described["appVersion"]},
		"Release": values{"Name": "test", "Namespace": "default", "Service": "Helm"},
	}
	files, err := filepath.Glob(filepath.Join(chart, "templates", "*"))
	check(err)
	templates := template.New("chart").Option("missingkey=zero")
	templates.Funcs(sprig.TxtFuncMap()).Funcs(helmFunctions(templates))
	_, err = templates.ParseFiles(files...)
	check(err)
	for _, file := range files {
		if strings.HasPrefix(filepath.Base(file), "_") {
			continue
		}
		var rendered strings.Builder
		check(templates.ExecuteTemplate(&rendered, filepath.Base(file), scope))
		checkYaml(file, rendered.String())
		fmt.Println("---\n" + rendered.String())
	}
}

func helmFunctions(templates *template.Template) template.FuncMap {
	return template.FuncMap{
		"include": func(name string, data interface{}) (string, error) {
			var text strings.Builder
			err := templates.ExecuteTemplate(&text, name, data)
			return text.String(), err
		},
		"required": func(message string, value interface{}) (interface{}, error) {
			if value == nil || value == "" {
				return nil, errors.New(message)
			}
			return value, nil
		},
		"toYaml": func(value interface{}) (string, error) {
			text, err := yaml.Marshal(value)
			return strings.TrimSuffix(string(text), "\n"), err
		},
	}
}

// As in Helm, a map is merged and everything else replaced.
func merge(base, over values) values {
	for key, value := range over {
		below, isMap := value.(values)
		existing, wasMap := base[key].(values)
		if isMap && wasMap {
			value = merge(existing, below)
		}
		base[key] = value
	}
	return base
}

func readYaml(path string) values {
	text, err := os.ReadFile(path)
	check(err)
	var parsed values
	check(yaml.Unmarshal(text, &parsed))
	// Only the types of JSON, as in Helm.
	plain, err := json.Marshal(parsed)
	check(err)
	var result values
	check(json.Unmarshal(plain, &result))
	return result
}

func checkYaml(file, text string) {
	documents := yaml.NewDecoder(strings.NewReader(text))
	for {
		var document values
		err := documents.Decode(&document)
		if errors.Is(err, io.EOF) {
			return
		}
		if err != nil {
			check(fmt.Errorf("%s is not YAML: %w", file, err))
		}
	}
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
