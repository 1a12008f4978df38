/// An input for which something does not hold.
package struct FuzzFinding: Hashable, Sendable {
  package let number: Int
  package let fault: FuzzFault

  package init(number: Int, fault: FuzzFault) {
    self.number = number
    self.fault = fault
  }

  /// The line that a reading process prints: `17 crash`.
  var line: String { "\(number) \(fault)" }

  /// Reads ``line``.
  init?(line: some StringProtocol) {
    let words = line.split(separator: " ")
    guard words.count == 2, let number = Int(words[0]),
      let fault = FuzzFault.allCases.first(where: { "\($0)" == words[1] })
    else { return nil }
    self.init(number: number, fault: fault)
  }
}
