# Clipstage. "make help" lists what can be made; CI makes the same targets.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
MAKEFLAGS += --no-print-directory
.NOTPARALLEL:
.DEFAULT_GOAL := help

# v3 fuses multiply and add, which changes bits.
export GOAMD64 := v1
export GOFLAGS ?= -buildvcs=false
FUZZTIME ?= 30s
STEPS_SOAKED ?= 1000000

# The packages' own Go files; node_modules may hold others.
GO_FILES = $$(find physics wasm tests -name node_modules -prune -o -name '*.go' -print)

# Go for the browser. The environment and the arguments of a js/wasm program may have
# 8 kB together, so it gets no more than it needs.
GO_WASM = env -i PATH="$$PATH" HOME="$$HOME" TMPDIR="$${TMPDIR:-/tmp}" GOFLAGS="$$GOFLAGS" GOPATH="$$(go env GOPATH)" \
	GOMODCACHE="$$(go env GOMODCACHE)" GOCACHE="$$(go env GOCACHE)" GOPROXY="$$(go env GOPROXY)" GOOS=js GOARCH=wasm
WASM_EXEC = -exec "$$(go env GOROOT)/lib/wasm/go_js_wasm_exec"
WASM_TESTED = $$($(GO_WASM) go list -f '{{if or .TestGoFiles .XTestGoFiles}}{{.ImportPath}}{{end}}' ./physics/... ./wasm/... ./tests/flow)

# "make compiler" builds Go's compiler with two files more (wasm/_compiler), whose code for
# wasm is faster and smaller. All wasm here is built by it.
COMPILER = $(CURDIR)/web/build/compiler
WASM_COMPILER = -toolexec "$(CURDIR)/wasm/_compiler/toolexec"

# Inlining makes the wasm 47 kB larger on the wire (brotli), and it is of use only where
# the time goes: in physics, and in math's sine and cosine.
WASM_SMALL = -gcflags=all=-l -gcflags=math= -gcflags=github.com/clipstage/clipstage/physics=

# Of Go's experiments that are on by default, the Green Tea collector takes 12 kB on the
# wire; a heap as small as this one gains nothing by it.
WASM_EXPERIMENTS = none

# Names of functions and the like stay out where -ldflags "-s -w" is added.
# A call costs more in wasm than natively. What a step calls most is inlined by a profile,
# whatever its size: "make profile" takes it anew.
WASM_PROFILE = -pgo=$(CURDIR)/physics/step.pgo

WASM_BUILD = GOEXPERIMENT=$(WASM_EXPERIMENTS) GOOS=js GOARCH=wasm go build -trimpath -buildvcs=false $(WASM_COMPILER) $(WASM_SMALL) $(WASM_PROFILE)

# What "make test" does, in this order.
STEPS := tools browsers fmt compiler vet staticcheck go-test wasm-test pairs-hash scenes-hash npm tsc oxlint vitest site playwright

.PHONY: help
help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

.PHONY: run
run: dist ## build the site, serve it, and print its address (PORT=8080)
	@node web/scripts/serve.mjs

# Makes targets one after the other, up to the first that fails, and says how long each took.
define run
times=; for step in $(1); do \
	printf '\n==== %s\n' "$$step"; start=$$SECONDS; status=0; $(MAKE) "$$step" || status=$$?; \
	times+=$$(printf '%5d s  %s' $$((SECONDS - start)) "$$step")$$'\n'; \
	if ((status)); then break; fi; \
done; \
printf '\n%s%5d s  together\n\n' "$$times" $$SECONDS; \
if ((status)); then printf '==== $(2): FAILED in %s. To run that alone: make %s\n' "$$step" "$$step"; exit 1; fi; \
printf '==== $(2): passed'
endef

.PHONY: test
test: ## run every check and test; stop at the first that fails (BROWSERS="chromium firefox webkit")
	@$(call run,$(STEPS),make test); node tests/browsers.mjs without

# What needs no browser and no second run of the same test, in this order.
CHECKS := fmt vet staticcheck npm tsc oxlint go-test vitest

.PHONY: check
check: tools ## format, vet, staticcheck, tsc, oxlint, Go natively, Vitest: what to run before a commit
	@$(call run,$(CHECKS),make check); echo

.PHONY: lint
lint: tools fmt vet staticcheck npm tsc oxlint ## check the code without running it

.PHONY: site
site: dist ## build web/dist, which works on any static host under any path; print its sizes
	@node web/scripts/sizes.mjs

BENCH = -run '^$$' -bench . -count 6 -cpu 1 ./physics/...

.PHONY: bench
bench: compiler ## time the engine, natively and as js/wasm: collide beside its single-function version, World beside the straight port
	@mkdir -p web/build/bench
	@go test $(BENCH) | tee web/build/bench/native.txt
	@$(GO_WASM) go test $(WASM_COMPILER) $(WASM_EXEC) $(BENCH) | tee web/build/bench/wasm.txt
	@sed -E -i.old 's#/(stages|monolith|port|world)#/how=\1#' web/build/bench/*.txt
	@for columns in 'monolith stages' 'port world'; do \
		go tool benchstat -ignore cpu -table goarch -row .fullname -col "/how@($$columns)" -filter .unit:sec/op web/build/bench/*.txt; \
	done

# The function names stay in the wasm, for profiles; its code is that of the site's build.
.PHONY: bench-peers
bench-peers: compiler tests/peers/node_modules/.package-lock.json ## time worlds beside other engines, in one Node process (ARGS="--help")
	$(WASM_BUILD) -ldflags -w -o web/build/peers/ours.wasm ./tests/peers/ours
	@node --expose-gc tests/peers/bench.mjs $(ARGS)

.PHONY: profile
profile: ## write physics/step.pgo again, by which the wasm's hot calls are inlined
	go test -run '^$$' -bench '^BenchmarkStep$$' -benchtime 10s -cpuprofile physics/step.pgo -o web/build/profile.test ./physics

.PHONY: measure
measure: dist ## time the page in Chromium: loading, bytes, key press and drag to the end of the draw, panel
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
soak: ## step the nine samples in turn, STEPS_SOAKED=1000000 in all: no NaN, no panic, flat memory
	go test -vet=off -count=1 -timeout 1h -v -run '^TestSoak$$' ./physics -soak $(STEPS_SOAKED)

.PHONY: generate
generate: ## write the generated files again
	go generate ./...
	gofmt -w $(GO_FILES)

.PHONY: golden
golden: generate dist ## write the generated files and the kept screenshots (tests/browser/kept) again
	cd tests && npx playwright test --project=chromium --update-snapshots=changed kept.spec.ts

.PHONY: clean
clean: ## remove what was built
	rm -rf web/dist web/build tests/results web/node_modules tests/node_modules tests/peers/node_modules

# The steps of "make test".

.PHONY: tools
tools:
	@.ci/tools

.PHONY: browsers
browsers:
	@.ci/browsers

.PHONY: fmt
fmt:
	@files=$$(gofmt -l $(GO_FILES)); if [ -n "$$files" ]; then printf 'not as gofmt writes them:\n%s\n' "$$files"; exit 1; fi

.PHONY: vet
vet: compiler
	go vet ./...
	@echo "go vet ./... for js/wasm"
	@$(GO_WASM) go vet ./...
	@echo "go vet for wasm/_compiler"
	@test -x $(COMPILER)/compile || { echo 'Go'"'"'s own compiler is in use: "make compiler" says why' >&2; exit 1; }
	@go vet -overlay $(COMPILER)/overlay.json cmd/internal/obj/wasm

.PHONY: staticcheck
staticcheck:
	go tool staticcheck ./...
	@echo "staticcheck ./... for js/wasm"
	@tool=$$(go tool -n staticcheck); $(GO_WASM) "$$tool" ./...

.PHONY: go-test
go-test:
	go test -vet=off -skip '^Test(Pair|Scene)Hash$$' ./...

.PHONY: compiler
compiler:
	@mkdir -p $(COMPILER)
	@printf '{"Replace": {"%s": "%s", "%s": "%s"}}\n' \
		"$$(go env GOROOT)/src/cmd/compile/internal/ssa/clipstage.go" "$(CURDIR)/wasm/_compiler/passes.go" \
		"$$(go env GOROOT)/src/cmd/internal/obj/wasm/clipstage.go" "$(CURDIR)/wasm/_compiler/jumps.go" > $(COMPILER)/overlay.json
	@env -u GOOS -u GOARCH -u GOEXPERIMENT go build -trimpath -overlay $(COMPILER)/overlay.json -o $(COMPILER)/compile cmd/compile && \
		{ $(COMPILER)/compile -V=full && cksum < $(COMPILER)/compile; } | tr -s ' \n' '  ' > $(COMPILER)/version || { \
		rm -f $(COMPILER)/compile; echo "warning: wasm/_compiler does not fit $$(go version): Go's own compiler is used, and the wasm is slower" >&2; }

.PHONY: wasm-test
wasm-test: compiler
	@echo "go test for js/wasm, in Node"
	@$(GO_WASM) go test $(WASM_COMPILER) $(WASM_EXEC) -vet=off -skip '^Test(Pair|Scene)Hash$$' $(WASM_TESTED)

# On a platform that fuses multiply and add the bits may differ: it is told, not failed.
pairs-hash: TEST = TestPairHash
scenes-hash: TEST = TestSceneHash

.PHONY: pairs-hash scenes-hash
pairs-hash scenes-hash: %-hash: compiler
	@run='go test -vet=off -count=1 -v -run ^$(TEST)$$ ./physics'; \
	native=$$($$run 2>&1) || { echo "$$native"; exit 1; }; \
	wasm=$$($(GO_WASM) $$run $(WASM_COMPILER) $(WASM_EXEC) 2>&1) || { echo "$$wasm"; exit 1; }; \
	find='s/.*$* hash: \([0-9a-f]*\).*/\1/p'; a=$$(sed -n "$$find" <<< "$$native"); b=$$(sed -n "$$find" <<< "$$wasm"); \
	arch=$$(go env GOARCH); printf '$* hash, %-8s %s\n$* hash, js/wasm  %s\n' "$$arch" "$${a:-none}" "$${b:-none}"; \
	if [ -z "$$a" ] || [ -z "$$b" ]; then echo 'no test in physics printed "$* hash: ..."'; exit 1; fi; \
	if [ "$$a" != "$$b" ]; then echo 'the two differ'; [ "$$arch" != amd64 ]; fi

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
	cd tests && ../web/node_modules/.bin/oxlint --config ../web/.oxlintrc.json --deny-warnings

.PHONY: vitest
vitest: npm
	cd web && npm run --silent test

.PHONY: wasm
wasm: compiler
	$(WASM_BUILD) -ldflags "-s -w" -o web/build/clipstage.wasm ./wasm

.PHONY: dist
dist: wasm npm
	cd web && npm run --silent build

.PHONY: playwright
playwright: dist
	cd tests && npm run --silent test
