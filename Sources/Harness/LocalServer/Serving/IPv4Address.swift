/// Where a server listens: an address of the internet protocol's fourth version.
///
///     IPv4Address("127.0.0.1")!.isLoopback                    // true
///     IPv4Address("localhost")                                // nil
package struct IPv4Address: Hashable, Sendable, CustomStringConvertible {
  /// The four numbers, from left to right.
  package let octets: [UInt8]

  /// Reads four numbers from 0 to 255 with points between them; `nil` for anything else, such as a name.
  package init?(_ text: some StringProtocol) {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false)
    let octets = numbers.compactMap { number in
      // "010" is eight for some readers and ten for others.
      number.allSatisfy(\.isNumber) && (number == "0" || !number.hasPrefix("0")) ? UInt8(number) : nil
    }
    guard numbers.count == 4, octets.count == 4 else { return nil }
    self.octets = octets
  }

  private init(_ octets: [UInt8]) {
    self.octets = octets
  }

  /// This machine, as only its own programs can ask for it.
  package static let loopback = IPv4Address([127, 0, 0, 1])

  /// Whether only programs of this machine reach it.
  package var isLoopback: Bool { octets[0] == 127 }
  /// Whether it stands for all addresses of this machine, `0.0.0.0`.
  package var isAny: Bool { octets == [0, 0, 0, 0] }

  package var description: String { octets.map(String.init).joined(separator: ".") }

  /// The number that sockets take, in the network's order of bytes.
  var number: UInt32 { octets.reduce(0) { $0 << 8 | UInt32($1) }.bigEndian }
}
