import Expectations
import LocalServer
import Testing

@testable import ShowcaseCommand

@Suite struct WebWelcomeTests {
  @Test func `On this machine alone, it says how another machine's browser gets there`() {
    let text = WebWelcome(count: 1, access: LocalAccess(port: 4000, token: "abc")).text
    expectEqual(
      text,
      """
      1 change waits for review. Open this address in a browser on this machine:

        http://127.0.0.1:4000/abc/

      On another machine, forward the port first: ssh -L 4000:127.0.0.1:4000 HOST
      What is accepted or rejected there is written at once. Ctrl-C ends the review.


      """)
  }

  @Test func `Open to other machines, it begins with a warning and names the port to publish`() throws {
    let access = LocalAccess(listening: try #require(IPv4Address("0.0.0.0")), port: 8080, token: "abc")
    expectEqual(
      WebWelcome(count: 24, access: access).text,
      """
      warning: port 8080 is open to other machines on all addresses of this machine, without encryption
      The address below, with its random part, is all that it takes to read the goldens and accept changes.
      24 changes wait for review. Open this address in a browser:

        http://127.0.0.1:8080/abc/

      From a container, publish the port: -p 127.0.0.1:8080:8080
      From another machine, replace 127.0.0.1 with this machine's IP address.
      What is accepted or rejected there is written at once. Ctrl-C ends the review.


      """)
  }
}
