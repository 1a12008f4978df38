/// What a page may do that a server on this machine gives to a browser.
///
///     let served = ServedPage(nonce: "3f…")
///     served.policy  // default-src 'none'; script-src 'nonce-3f…'; connect-src 'self'; ...
///
/// It runs the one script that has the nonce, and sends requests to its server; it loads nothing.
package struct ServedPage: Hashable, Sendable {
  private let nonce: String

  /// - Parameter nonce: A text of letters and digits that nothing in a snapshot can guess.
  package init(nonce: String) {
    self.nonce = nonce
  }

  /// The policy, as in the field `Content-Security-Policy` and in the page itself.
  package var policy: String {
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-\(nonce)'; connect-src 'self'; "
      + "img-src data:; base-uri 'none'; form-action 'none'"
  }

  /// The attribute of the script that may run.
  var attribute: String { " nonce=\"\(nonce)\"" }

  /// An empty icon, since a browser would ask the server for one.
  static let icon = "<link rel=\"icon\" href=\"data:,\">\n"
}
