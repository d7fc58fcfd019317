//go:build unix

package main

import (
	"os/signal"
	"syscall"
)

// A pipe that nobody reads any more is an error of writing, and not the command's end by a signal.
func init() { signal.Ignore(syscall.SIGPIPE) }
