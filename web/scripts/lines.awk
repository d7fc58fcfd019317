# Counts the hand-written lines of production files by package. Its input is the list of a tree's files, as
# "git ls-files" gives it. Tests, data and generated files are left out; a line of more than 120 columns counts as two.

/(^|\/)(tests|testdata)\// || /_test\.go$|\.test\.ts$|\.gen\.|_gen\.go$/ { next }
!/\.(go|ts|mjs|js|css|html|c|h)$/ && !/(^|\/)Makefile$|^\.ci\/|^wasm\/(build|tinygo\/(find|wasm-opt))$/ { next }
{ count($0) }

function count(file,    text, columns, plain, ruled, begin) {
	while ((getline text < file) > 0) {
		if (++plain <= 3 && text ~ /Code generated|Generated (from|by)/) { close(file); return }
		gsub(/\t/, "    ", text)
		gsub(/[\200-\277]/, "", text) # a character of UTF-8 is one column
		ruled += length(text) > 120 ? 2 : 1
	}
	close(file)
	add(packageOf(file), plain, ruled)
	add("in all", plain, ruled)
	if (plain > 500) long[file] = plain
}

# A package is a folder, at most three levels deep; one of web/src/labs has a level more.
function packageOf(file,    parts, n, i, name) {
	n = split(file, parts, "/")
	name = n > 1 ? parts[1] : "."
	for (i = 2; i < n && i <= (file ~ /^web\/src\/labs\// ? 4 : 3); i++) name = name "/" parts[i]
	return name
}

function add(name, plain, ruled) { files[name]++; lines[name] += plain; rule[name] += ruled }

END {
	printf "%7s %7s %6s\n", "lines", "ruled", "files"
	for (name in files) if (name != "in all") printf "%7d %7d %6d  %s\n", lines[name], rule[name], files[name], name | "sort -k4"
	close("sort -k4")
	printf "%7d %7d %6d  in all\n\nfiles of more than 500 lines:\n", lines["in all"], rule["in all"], files["in all"]
	for (file in long) printf "%7d  %s\n", long[file], file | "sort -rn"
}
