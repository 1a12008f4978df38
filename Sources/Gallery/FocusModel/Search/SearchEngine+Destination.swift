import Foundation

extension SearchEngine {
  /// Where a submitted text leads: to the address that it is, or else to a search with this engine.
  public func destination(of text: String) -> URL? {
    URL(typed: text) ?? searchURL(for: text)
  }
}
