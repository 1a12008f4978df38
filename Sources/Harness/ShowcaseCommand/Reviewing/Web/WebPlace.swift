import Commands
import Diagnostics
import LocalServer

/// Where a review is served to a browser.
struct WebPlace: Hashable {
  var address: IPv4Address = .loopback
  /// The port; 0 for one that the system chooses.
  var port: UInt16 = 0

  init() {}

  /// Reads what was typed; `nil` if the review is not for a browser.
  init?(_ invocation: Invocation) throws(Diagnostic) {
    let port = try invocation.number(of: .port, from: 1, to: 65_535)
    let address = try invocation.value(of: .listen).map { text throws(Diagnostic) in
      guard let address = IPv4Address(text) else {
        throw invocation.refusal(
          of: text, for: .listen, expected: "an address of this machine in numbers, such as 0.0.0.0 for all")
      }
      return address
    }
    guard invocation.has(.web) else {
      guard port == nil, address == nil else {
        let option = port == nil ? Option.listen : .port
        throw Diagnostic(
          "'\(option.flag)' is for a review in a browser", expected: "'--web' with it", next: invocation.help)
      }
      return nil
    }
    self.port = UInt16(port ?? 0)
    self.address = address ?? .loopback
  }
}

extension Option {
  /// Shows what waits in a browser instead of the terminal.
  static let web = Option(
    "web", "review in a browser: serve a page on this machine alone, and print its address")
  static let port = Option(
    "port", value: .required("N"), "with --web: serve at port N; at a free one by default")
  static let listen = Option(
    "listen", value: .required("ADDRESS"),
    "with --web: let other machines open the page, too, at ADDRESS of this one")
}
