/// How crashes are put into words.
package struct CrashStyle: Hashable, Sendable {
  /// Finds functions by their addresses; `nil` if the runtime has to.
  package var symbolizer: Symbolizer?
  /// What a user types to see every call, and not only the app's; `nil` if all are shown.
  package var unfolding: String?

  /// - Parameters:
  ///   - symbolizer: Finds functions by their addresses; by default the runtime does.
  ///   - unfolding: What a user types to see every call; by default every call is shown.
  package init(symbolizer: Symbolizer? = nil, unfolding: String? = nil) {
    self.symbolizer = symbolizer
    self.unfolding = unfolding
  }
}
