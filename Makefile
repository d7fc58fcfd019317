# Clipstage. "make help" lists what can be made; CI makes the same targets.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help

# v3 fuses multiply and add, which changes bits.
export GOAMD64 := v1
export GOFLAGS ?= -buildvcs=false
FUZZTIME ?= 30s
STEPS_SOAKED ?= 1000000

# The packages' own Go files; node_modules may hold others.
GO_FILES = $$(find physics wasm tests -name node_modules -prune -o -name '*.go' -print)

# Go for the browser. The environment and the arguments of a js/wasm program are limited
# to 8 kB together, so it gets only the variables that it needs.
GO_WASM = env -i PATH="$$PATH" HOME="$$HOME" TMPDIR="$${TMPDIR:-/tmp}" GOFLAGS="$$GOFLAGS" GOPATH="$$(go env GOPATH)" \
	GOMODCACHE="$$(go env GOMODCACHE)" GOCACHE="$$(go env GOCACHE)" GOPROXY="$$(go env GOPROXY)" GOOS=js GOARCH=wasm
WASM_EXEC = -exec "$$(go env GOROOT)/lib/wasm/go_js_wasm_exec"
WASM_TESTED = $$($(GO_WASM) go list -f '{{if or .TestGoFiles .XTestGoFiles}}{{.ImportPath}}{{end}}' ./physics/... ./wasm/... | grep -v /internal/gen)

# COMPILER=tinygo or COMPILER=go chooses the compiler of the page's wasm; TINYGO is the path
# of tinygo. Without them wasm/tinygo/find decides.
#
# The folders of the wasm and of the site. "make smoke-go" overrides both.
export CLIPSTAGE_BUILD ?= $(CURDIR)/web/build
export CLIPSTAGE_DIST ?= $(CURDIR)/web/dist

# A program is built again if the compiler or a source that its .d file lists has changed.
LABS := $(filter-out collide,$(patsubst wasm/%/main_js.go,%,$(wildcard wasm/*/main_js.go)))
PROGRAMS = $(LABS:%=$(CLIPSTAGE_BUILD)/%.wasm)
CHECK = $(CLIPSTAGE_BUILD)/check.wasm
BUILT_BY = go.mod wasm/build $(wildcard wasm/tinygo/*)
COMPILER_CHOSEN = $(CLIPSTAGE_BUILD)/compiler
-include $(wildcard $(CLIPSTAGE_BUILD)/*.d $(CLIPSTAGE_BUILD)/*/*.d $(CLIPSTAGE_BUILD)/*/*/*.d)

# The steps of "make test" and, with LONG set, of "make test-all", in their order. Steps joined by + run at
# the same time: TinyGo uses only one processor.
STEPS := tools browsers tinygo fmt npm tsc oxlint vet staticcheck go-test+site vitest+twin playwright pseudo
LONG_STEPS := $(STEPS) wasm-test smoke-go toy mutants

.PHONY: help
help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

.PHONY: run
run: dist ## build the site, serve it, and print its address (PORT=8080)
	@node web/scripts/serve.mjs --header 'Access-Control-Allow-Origin: *'

comma := ,

# Makes steps one after the other, up to the first that fails, and prints the time of each.
define run
times=; for step in $(1); do \
	printf '\n==== %s\n' "$$step"; start=$$SECONDS; status=0; $(MAKE) $$([[ $$step != *+* ]] || echo -j2 --output-sync=recurse) $${step//+/ } || status=$$?; \
	times+=$$(printf '%5d s  %s' $$((SECONDS - start)) "$$step")$$'\n'; \
	if ((status)); then break; fi; \
done; \
printf '\n%s%5d s  together\n\n' "$$times" $$SECONDS; \
if ((status)); then printf '==== $(2): FAILED in %s. To run that alone: make %s\n' "$$step" "$${step//+/ }"; exit 1; fi; \
printf '==== $(2): passed'
endef

.PHONY: test
test: ## run every check and test; stop at the first that fails (BROWSERS="chromium firefox webkit")
	@$(call run,$(STEPS),make test)$(if $(filter go,$(COMPILER)),$(comma) but NOT the wasm of TinyGo$(comma) as COMPILER=go wants it); node tests/browsers.mjs without

# The steps of "make check", in their order. None needs a browser or repeats another one's tests.
CHECKS := fmt vet staticcheck npm tsc oxlint go-test vitest

.PHONY: test-all
test-all: export LONG = all
test-all: ## as test, with the long tests, the wasm of Go's own compiler, and the mutants: for the night
	@$(call run,$(LONG_STEPS),make test-all); echo

.PHONY: check
check: tools ## format, vet, staticcheck, tsc, oxlint, Go natively, Vitest; run it before a commit
	@$(call run,$(CHECKS),make check); echo

.PHONY: lint
lint: tools fmt vet staticcheck npm tsc oxlint ## check the code without running it

.PHONY: site
site: dist collide ## build web/dist, which works on any static host under any path; print its sizes (COMPILER=tinygo or go, SITE=https://your.host/path/ for og:url and oEmbed)
	@node web/scripts/sizes.mjs

BENCH = -run '^$$' -bench . -count 6 -cpu 1 ./physics/...

.PHONY: bench
bench: ## time the engine, natively and as js/wasm: collide beside its single-function version, World beside the straight port, and watched; hulls, and their pairs of edges by vertices
	@mkdir -p web/build/bench
	@go test $(BENCH) | tee web/build/bench/native.txt
	@$(GO_WASM) go test $(WASM_EXEC) $(BENCH) | tee web/build/bench/wasm.txt
	@sed -E -i.old 's#/(stages|monolith|port|world|watched|all|culled|known)\b#/how=\1#' web/build/bench/*.txt
	@for columns in 'monolith stages' 'port world' 'world watched' 'all culled known'; do \
		go tool benchstat -ignore cpu -table goarch -row .fullname -col "/how@($$columns)" -filter .unit:sec/op web/build/bench/*.txt; \
	done
	@for unit in tested/op crossing/op; do \
		go tool benchstat -ignore cpu,goarch -row .fullname -col '/how@(all culled known)' -filter ".unit:$$unit" web/build/bench/native.txt; \
	done
	@go tool benchstat -ignore cpu -table goarch -row .fullname -filter .unit:ns/tested web/build/bench/*.txt

# The wasm keeps its function names, for profiles. Its code equals the code of the site's build.
.PHONY: bench-peers
bench-peers: tests/peers/node_modules/.package-lock.json ## time worlds beside other engines, in one Node process (ARGS="--help")
	@wasm/build web/build/peers/ours.wasm ./tests/peers/ours names
	@node --expose-gc tests/peers/bench.mjs $(ARGS)

HULLS = web/build/peers/hulls

.PHONY: bench-hulls
bench-hulls: tests/peers/node_modules/.package-lock.json ## time two hulls beside cannon-es and Rapier 3D, in wasm and natively; ours by vertices (ARGS="ROUNDS")
	@wasm/build $(HULLS)/ours.wasm ./tests/peers/hulls/ours names
	@go build -o $(HULLS)/native ./tests/peers/hulls/native
	@node --expose-gc tests/peers/hulls.mjs $(ARGS)

SHAPES = web/build/peers/shapes

.PHONY: bench-shapes
bench-shapes: tests/peers/node_modules/.package-lock.json ## time two shapes by kind beside planck's manifold functions and steps of other engines, in one Node process (ARGS="ROUNDS")
	@wasm/build $(SHAPES)/ours.wasm ./tests/peers/shapes/ours names
	@node tests/peers/shapes.mjs $(ARGS)

.PHONY: measure
measure: dist ## time the page in Chromium: loading, bytes, key press and drag to the end of the draw, panel; posts with figures by iframe and element
	@cd tests && npx playwright test --config measure.config.ts

.PHONY: lighthouse
lighthouse: dist ## Lighthouse 12 on the desktop preset, median of five
	@node tests/measure/lighthouse.mjs

.PHONY: fuzz
fuzz: ## run each fuzz target for FUZZTIME=30s
	@for package in $$(go list ./...); do \
		for target in $$(go test -list '^Fuzz' "$$package" | grep '^Fuzz' || true); do \
			printf '\n==== %s %s\n' "$$package" "$$target"; \
			go test -run '^$$' -fuzz "^$$target$$" -fuzztime $(FUZZTIME) "$$package"; \
		done; \
	done

.PHONY: soak
soak: ## step the nine samples in turn, STEPS_SOAKED=1000000 in all: no NaN, no panic, flat memory; 100000 pairs of hulls beside the oracle
	go test -vet=off -count=1 -timeout 1h -v -run '^TestSoak$$' ./physics -soak $(STEPS_SOAKED)
	go test -vet=off -count=1 -timeout 1h -v -run '^TestOracle$$' ./physics/hull -pairs 100000

.PHONY: generate
generate: ## write the generated files again
	go generate ./...
	gofmt -w $(GO_FILES)

.PHONY: golden
golden: generate dist ## write the generated files and the kept screenshots (tests/browser/kept) again
	cd tests && npx playwright test --project=chromium --update-snapshots=changed kept.spec.ts

# With AT, the files of that commit are unpacked into a separate folder and counted there.
.PHONY: lines
lines: ## count the hand-written lines of production by package; one of more than 120 columns counts as two (AT=COMMIT)
	@folder=.; script="$$PWD/web/scripts/lines.awk"; list=$$($(if $(AT),git ls-tree -r --name-only $(AT),git ls-files)); \
	if [[ "$(AT)" ]]; then folder=$$(mktemp -d); trap 'rm -rf "$$folder"' EXIT; git archive $(AT) | tar -x -C "$$folder"; fi; \
	cd "$$folder"; LC_ALL=C awk -f "$$script" <<< "$$list"

.PHONY: clean
clean: ## remove all built files
	rm -rf web/dist web/build tests/results web/node_modules tests/node_modules tests/peers/node_modules

# The steps of "make test".

.PHONY: tools
tools:
	@.ci/tools

.PHONY: browsers
browsers:
	@.ci/browsers

# Tests use the wasm that ships, unless COMPILER=go is set.
.PHONY: tinygo
tinygo:
	@COMPILER=$${COMPILER:-tinygo} wasm/tinygo/find

.PHONY: fmt
fmt:
	@files=$$(gofmt -l $(GO_FILES)); if [ -n "$$files" ]; then printf 'not as gofmt writes them:\n%s\n' "$$files"; exit 1; fi

.PHONY: vet
vet:
	go vet ./...
	@echo "go vet ./... for js/wasm"
	@$(GO_WASM) go vet ./...

.PHONY: staticcheck
staticcheck:
	go tool staticcheck ./...
	@echo "staticcheck ./... for js/wasm"
	@tool=$$(go tool -n staticcheck); $(GO_WASM) "$$tool" ./...

.PHONY: go-test
go-test:
	go test -vet=off -skip '^Test((Pair|Scene|Hull|Shape)Hash$(if $(LONG),,|NoStackObjects))$$' ./...

# Skips the tests of running times, which mean nothing in wasm.
.PHONY: wasm-test
wasm-test:
	@echo "go test for js/wasm by Go's own compiler, in Node"
	@$(GO_WASM) go test $(WASM_EXEC) -vet=off -skip 'Bounds$$|^TestTimeIsLinear$$' $(WASM_TESTED)

# Package twin as wasm, built by Go and by TinyGo, to compare with its native results; and the LLVM code of
# the page's programs as text, as TinyGo passes it to the code generator.
TWIN = $(CLIPSTAGE_BUILD)/twin
TWINS = ENGINES="$$(echo $(TWIN)/*)" go test -vet=off -count=1

.PHONY: twins
twins: $(TWIN)/go/engine.wasm
	@if [ "$$(wasm/tinygo/find)" = go ]; then rm -rf $(TWIN)/tinygo; else $(MAKE) $(LABS:%=$(TWIN)/tinygo/%.ll) $(TWIN)/tinygo/engine.wasm; fi

$(TWIN)/go/engine.wasm: $(BUILT_BY)
	@COMPILER=go wasm/build $@ ./tests/twin/engine

$(TWIN)/tinygo/engine.wasm: $(BUILT_BY)
	@COMPILER=tinygo wasm/build $@ ./tests/twin/engine

$(LABS:%=$(TWIN)/tinygo/%.ll): $(TWIN)/tinygo/%.ll: $(BUILT_BY)
	@COMPILER=tinygo wasm/build $@ ./wasm/$*

# On a platform that fuses multiply and add, the native bits may differ: the test reports this and does not fail.
.PHONY: twin
twin: twins ## compare the engine's native results with Go's and TinyGo's wasm, bit by bit
	@$(TWINS) -run '^Test(Twin|(Pair|Scene|Hull|Shape)Hash$$)' ./tests

.PHONY: pairs-hash scenes-hash hulls-hash shapes-hash
pairs-hash: TEST = TestPairHash
scenes-hash: TEST = TestSceneHash
hulls-hash: TEST = TestHullHash
shapes-hash: TEST = TestShapeHash
pairs-hash scenes-hash hulls-hash shapes-hash: twins
	@$(TWINS) -v -run '^$(TEST)$$' ./tests | grep -v '^=== '

# The engine without a page: its wasm, and the module beside it.
COLLIDE = $(CLIPSTAGE_BUILD)/collide/collide.wasm

.PHONY: collide
collide: $(COLLIDE) npm
	cd web && npm run --silent collide

$(COLLIDE): $(BUILT_BY) $(COMPILER_CHOSEN)
	@wasm/build $@ ./wasm/collide

.PHONY: npm
npm: web/node_modules/.package-lock.json tests/node_modules/.package-lock.json

%/node_modules/.package-lock.json: %/package-lock.json
	cd $* && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

.PHONY: tsc
tsc: npm
	cd web && npm run --silent check
	cd tests && npm run --silent check

.PHONY: oxlint
oxlint: npm
	cd web && npm run --silent lint
	cd tests && ../web/node_modules/.bin/oxlint --config ../web/.oxlintrc.json --deny-warnings --allow max-lines --allow max-lines-per-function

.PHONY: vitest
vitest: npm
	cd web && npm run --silent test

.PHONY: wasm
wasm: ## build the labs' programs and the one that checks ports, side by side
	@MAKEFLAGS=--no-print-directory $(MAKE) -j $$(nproc 2> /dev/null || echo 2) --output-sync $(PROGRAMS) $(CHECK)

$(PROGRAMS): $(CLIPSTAGE_BUILD)/%.wasm: $(BUILT_BY) $(COMPILER_CHOSEN)
	@wasm/build $@ ./wasm/$*

$(CHECK): $(BUILT_BY) $(COMPILER_CHOSEN)
	@wasm/build $@ ./wasm/check/program

.PHONY: chosen
chosen:
$(COMPILER_CHOSEN): chosen
	@mkdir -p $(@D); chosen=$$(wasm/tinygo/find); [[ -e $@ && $$(< $@) == "$$chosen" ]] || echo "$$chosen" > $@

.PHONY: dist
dist:
	@$(call run,wasm+npm pages,make dist); echo

.PHONY: pages
pages: npm
	cd web && npm run --silent build

.PHONY: playwright
playwright: browsers dist collide
	cd tests && npm run --silent test

# Tests the site built by Go's own compiler, for machines without TinyGo.
.PHONY: smoke-go
smoke-go: export CLIPSTAGE_BUILD = $(CURDIR)/web/build/go
smoke-go: export CLIPSTAGE_DIST = $(CURDIR)/web/build/go/dist
smoke-go: npm
	@$(MAKE) dist collide COMPILER=go
	cd tests && npx playwright test --config smoke.config.ts --pass-with-no-tests

# Tests the site in a pseudo-language: all shown text must come from wasm/text, and longer text
# must fit.
.PHONY: pseudo
pseudo: export CLIPSTAGE_BUILD = $(CURDIR)/web/build/pseudo
pseudo: export CLIPSTAGE_DIST = $(CURDIR)/web/build/pseudo/dist
pseudo: browsers npm ## build and walk the site in a pseudo-language made from English
	@node tests/pseudo/build.mjs "$(CLIPSTAGE_BUILD)"
	cd tests && npx playwright test --config pseudo.config.ts --pass-with-no-tests

# Each recipe installs its tool from npm. For the night; "make test" leaves it out.
.PHONY: test-recipes
test-recipes: browsers dist ## build the recipes by their own tools, and open each in Chromium (ARGS="astro next")
	@node tests/recipes/run.mjs $(ARGS)

# Measures the cost of one more lab.
.PHONY: toy
toy: export CLIPSTAGE_BUILD = $(CURDIR)/web/build/toy
toy: export CLIPSTAGE_DIST = $(CURDIR)/web/build/toy/dist
toy: browsers npm ## build and walk the site with one more lab, and count the shared files that it changes
	@node tests/toy/build.mjs "$(CLIPSTAGE_BUILD)"
	cd tests && npx playwright test --config toy.config.ts

.PHONY: mutants
mutants: npm ## put one fault at a time into a copy of the page: each must fail its test file (ARGS="NAMES")
	@node tests/mutants/run.mjs $(ARGS)
