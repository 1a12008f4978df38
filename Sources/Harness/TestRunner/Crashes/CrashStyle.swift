/// How crashes are put into words.
package struct CrashStyle: Hashable, Sendable {
  /// What finds functions by their addresses; `nil` where the runtime has to.
  package var symbolizer: Symbolizer?
  /// What a user types to see every call, and not only the app's; `nil` where they are shown.
  package var unfolding: String?

  package init(symbolizer: Symbolizer? = nil, unfolding: String? = nil) {
    self.symbolizer = symbolizer
    self.unfolding = unfolding
  }
}
