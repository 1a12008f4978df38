import Diagnostics

extension Git {
  /// The contents of objects by their ids, all read by one process.
  ///
  /// - Throws: A diagnostic where one is not in the repository.
  func contents(of objects: [String]) throws(Diagnostic) -> [String: [UInt8]] {
    let wanted = Set(objects).sorted()
    guard !wanted.isEmpty else { return [:] }
    let output = try ask(["cat-file", "--batch"], input: Array(wanted.map { "\($0)\n" }.joined().utf8)) ?? []
    var contents: [String: [UInt8]] = [:]
    var rest = output[...]
    while let end = rest.firstIndex(of: 10) {
      let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ").map(String.init)
      guard words.count == 3, let size = Int(words[2]), rest.distance(from: end, to: rest.endIndex) > size
      else { break }
      contents[words[0]] = Array(rest[(end + 1)...].prefix(size))
      rest = rest[(end + 1)...].dropFirst(size + 1)
    }
    guard let missing = wanted.first(where: { contents[$0] == nil }) else { return contents }
    throw Diagnostic(
      "the repository lacks the object \(missing)", expected: "all goldens of the revision",
      next: .shell("git fetch --refetch"))
  }
}
