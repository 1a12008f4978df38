import Diagnostics

/// A failure of the system, because of which a command could not do its work although its input is
/// correct.
package struct SystemFault: Error {
  package let diagnostic: Diagnostic

  package init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }
}
