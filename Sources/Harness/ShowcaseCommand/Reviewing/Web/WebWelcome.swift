import LocalServer

/// What the terminal says when the page of a review can be opened.
struct WebWelcome {
  /// How many changes wait.
  let count: Int
  /// Where the page is, and who may ask for it.
  let access: LocalAccess

  var text: String {
    """
    \(warning)\(count) \(count == 1 ? "change waits" : "changes wait") for review. Open this address in a browser\(place):

      \(access.address)

    \(forwarding)
    What is accepted or rejected there is written at once. Ctrl-C ends the review.


    """
  }

  private var isForThisMachine: Bool { access.listening.isLoopback }

  private var place: String { isForThisMachine ? " on this machine" : "" }

  private var warning: String {
    guard !isForThisMachine else { return "" }
    let addresses = access.listening.isAny ? "all addresses of this machine" : "\(access.listening)"
    return """
      warning: port \(access.port) is open to other machines on \(addresses), without encryption
      The address below, with its random part, is all that it takes to read the goldens and accept changes.

      """
  }

  /// How a browser elsewhere gets there. The page is named with the same port on both sides.
  private var forwarding: String {
    let port = access.port
    guard isForThisMachine else {
      let container = "From a container, publish the port: -p 127.0.0.1:\(port):\(port)"
      guard access.listening.isAny else { return container }
      return "\(container)\nFrom another machine, replace 127.0.0.1 with this machine's IP address."
    }
    return "On another machine, forward the port first: ssh -L \(port):\(access.listening):\(port) HOST"
  }
}
