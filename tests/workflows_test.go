package tests

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var (
	uses      = regexp.MustCompile(`(?m)^\s*(?:- )?uses:\s*(\S+)`)
	container = regexp.MustCompile(`(?m)^\s*container:\s*(\S+)`)
	runsOn    = regexp.MustCompile(`(?m)^\s*runs-on:\s*(\S+)`)
	node      = regexp.MustCompile(`(?m)^\s*node-version:\s*(\S+)`)
	toolchain = regexp.MustCompile(`(?m)^toolchain go(\S+)$`)
	builds    = regexp.MustCompile(`(?m)^\s*- run:\s*(make .*|.*\.ci/run\b.*)$`)
	tinygo    = regexp.MustCompile(`(?m)^\tgithub\.com/tinygo-org/tinygo (\S+)`)
	// exactAction matches an action with an exact release or a commit.
	exactAction = regexp.MustCompile(`^[\w-]+/[\w-]+@(v\d+\.\d+\.\d+|[0-9a-f]{40})$`)
	exactNode   = regexp.MustCompile(`^\d+\.\d+\.\d+$`)
)

// TestWorkflowsAreExact checks that builds of today and of next month use the same tools. The versions of
// actions, Node, Go and systems are exact, and Node and Go each have a single version.
func TestWorkflowsAreExact(t *testing.T) {
	files, err := filepath.Glob("../.github/workflows/*.yml")
	if err != nil || len(files) < 3 {
		t.Fatalf("the workflows: %v, %v", files, err)
	}
	var all string
	for _, file := range files {
		all += readText(t, file)
	}
	for _, match := range uses.FindAllStringSubmatch(all, -1) {
		if !exactAction.MatchString(match[1]) {
			t.Errorf("uses: %s is not exact: want owner/name@v1.2.3 or a commit", match[1])
		}
	}
	nodes := values(node, all)
	if len(nodes) != 1 || !exactNode.MatchString(nodes[0]) {
		t.Errorf("node-version: %v; want one, such as 20.20.2", nodes)
	}
	for _, system := range values(runsOn, all) {
		if strings.HasSuffix(system, "-latest") {
			t.Errorf("runs-on: %s changes with time", system)
		}
	}
	version := values(toolchain, readText(t, "../go.mod"))
	if len(version) != 1 {
		t.Fatalf("toolchain lines in go.mod: %v; want one", version)
	}
	if other := values(toolchain, readText(t, "../wasm/tinygo/go.mod")); !slices.Equal(other, version) {
		t.Errorf("toolchain in wasm/tinygo/go.mod: %v; want %v, as go.mod says", other, version)
	}
	// The golang images ignore the toolchain line of go.mod.
	want := "golang:" + version[0] + "-bookworm"
	for _, image := range values(container, all) {
		if name, _, _ := strings.Cut(image, "@"); name != want {
			t.Errorf("container: %s; want %s, as go.mod says", image, want)
		}
	}
}

// TestWorkflowsUseTinyGo checks that the tested and the deployed site are built by TinyGo, each workflow in one
// container. Without TinyGo, Go's own compiler would make the wasm, several times as large.
func TestWorkflowsUseTinyGo(t *testing.T) {
	for _, workflow := range []struct{ file, run string }{
		{"ci.yml", ".ci/run ${{ matrix.steps }}"},
		{"nightly.yml", ".ci/run test-all test-recipes"},
		{"pages.yml", "make site COMPILER=tinygo"},
	} {
		text := readText(t, "../.github/workflows/"+workflow.file)
		if runs := values(builds, text); !slices.Equal(runs, []string{workflow.run}) {
			t.Errorf("%s runs %q; want %q", workflow.file, runs, workflow.run)
		}
		if images := values(container, text); len(images) != 1 {
			t.Errorf("%s builds in %v; want one container, which has TinyGo's LLVM", workflow.file, images)
		}
	}
	if !strings.HasSuffix(readText(t, "../.ci/run"), "\nCOMPILER=tinygo make \"${@:-test}\"\n") {
		t.Error(".ci/run does not end with COMPILER=tinygo make test, or other targets")
	}
	version := values(tinygo, readText(t, "../wasm/tinygo/go.mod"))
	if len(version) != 1 {
		t.Fatalf("TinyGo in wasm/tinygo/go.mod: %v; want one version", version)
	}
	if readme := readText(t, "../README.md"); !strings.Contains(readme, "TinyGo "+strings.TrimPrefix(version[0], "v")) {
		t.Errorf("README.md does not name TinyGo %s", version[0])
	}
}

// TestJobsTakeEveryStep checks that the jobs of CI together run every step of "make test", and Playwright in
// every browser.
func TestJobsTakeEveryStep(t *testing.T) {
	ci, makefile := readText(t, "../.github/workflows/ci.yml"), readText(t, "../Makefile")
	list := func(name string) []string {
		match := regexp.MustCompile(`(?m)^` + name + ` := (.*)$`).FindStringSubmatch(makefile)
		if match == nil {
			t.Fatalf("the Makefile has no %s", name)
		}
		return strings.FieldsFunc(match[1], func(r rune) bool { return r == ' ' || r == '+' })
	}
	var taken, browsers []string
	for _, job := range regexp.MustCompile(`- steps: (.*)\n(?:\s+browsers: (.*)\n)?`).FindAllStringSubmatch(ci, -1) {
		steps := strings.Fields(job[1])
		taken = append(taken, steps...)
		if slices.Contains(steps, "playwright") {
			browsers = append(browsers, strings.Fields(job[2])...)
		}
	}
	if slices.Contains(taken, "check") {
		taken = append(taken, list("CHECKS")...)
	}
	for _, step := range list("STEPS") {
		setup := []string{"tools", "browsers", "tinygo"} // prerequisites of other steps
		if !slices.Contains(taken, step) && !slices.Contains(setup, step) {
			t.Errorf("no job takes the step %s", step)
		}
	}
	if slices.Sort(browsers); !slices.Equal(browsers, []string{"chromium", "firefox", "webkit"}) {
		t.Errorf("the jobs run Playwright in %v; want chromium, firefox, webkit", browsers)
	}
}

// TestPagesFollowCI checks that a site is deployed only after CI has passed, and that its build job has no
// permission to write.
func TestPagesFollowCI(t *testing.T) {
	pages := readText(t, "../.github/workflows/pages.yml")
	on, _, _ := strings.Cut(pages, "\njobs:")
	for _, want := range []string{"workflow_run:", "workflows: [CI]", "types: [completed]", "branches: [main]", "permissions: {}"} {
		if !strings.Contains(on, want) {
			t.Errorf("pages.yml has no %q before its jobs", want)
		}
	}
	for _, other := range []string{"  push:", "workflow_dispatch", "pull_request", "schedule"} {
		if strings.Contains(on, other) {
			t.Errorf("pages.yml runs on %q too: without the tests", strings.TrimSpace(other))
		}
	}
	if ci := readText(t, "../.github/workflows/ci.yml"); !strings.HasPrefix(ci, "name: CI\n") {
		t.Error("ci.yml has another name than pages.yml waits for")
	}
	build, deploy, found := strings.Cut(pages, "\n  deploy:")
	if !found {
		t.Fatal("pages.yml has no job deploy")
	}
	for _, want := range []string{
		"github.event.workflow_run.conclusion == 'success'",
		"github.event.workflow_run.event == 'push'",
		"ref: ${{ github.event.workflow_run.head_sha }}",
		"persist-credentials: false",
	} {
		if !strings.Contains(build, want) {
			t.Errorf("the job build has no %q", want)
		}
	}
	if strings.Contains(build, "write") {
		t.Error("the job build has a permission to write")
	}
	if !strings.Contains(deploy, "needs: build") {
		t.Error("the job deploy does not wait for build")
	}
}

// values returns the distinct matches of a pattern's group.
func values(pattern *regexp.Regexp, text string) (list []string) {
	for _, match := range pattern.FindAllStringSubmatch(text, -1) {
		if !slices.Contains(list, match[1]) {
			list = append(list, match[1])
		}
	}
	return list
}

func readText(t *testing.T, file string) string {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// An element in a page on another port loads modules and wasm from the server of "make run". Browsers require
// this header for that.
func TestRunServesOtherPorts(t *testing.T) {
	makefile := readText(t, "../Makefile")
	_, recipe, _ := strings.Cut(makefile, "\nrun: ")
	recipe, _, _ = strings.Cut(recipe, "\n\n")
	if want := "--header 'Access-Control-Allow-Origin: *'"; !strings.Contains(recipe, want) {
		t.Errorf("make run serves the site without %s: %s", want, recipe)
	}
}
