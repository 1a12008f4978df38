import Diagnostics

/// What the system refused, so that a command could not do its work although nothing is wrong with
/// what the user wrote.
package struct SystemFault: Error {
  package let diagnostic: Diagnostic

  package init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }
}
