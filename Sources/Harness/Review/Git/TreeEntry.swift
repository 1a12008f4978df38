/// A file that differs between a commit and the working tree, as `git diff-index --raw` tells it.
struct TreeEntry: Hashable {
  /// The path's bytes, relative to the folder that git runs in.
  let path: [UInt8]
  /// The object of the commit; `nil` where the commit has none.
  let object: String?
  /// Whether it is a commit of another repository, in one of both.
  let isSubmodule: Bool

  /// Reads what `-z` writes: `:mode mode object object status`, a zero, the path, a zero.
  static func all(in output: [UInt8]) -> [TreeEntry] {
    let fields = output.split(separator: 0)
    return stride(from: 0, to: fields.count - 1, by: 2).compactMap { index in
      let words = String(decoding: fields[index], as: UTF8.self).dropFirst().split(separator: " ")
      guard words.count == 5 else { return nil }
      return TreeEntry(
        path: Array(fields[index + 1]), object: words[0] == absentMode ? nil : String(words[2]),
        isSubmodule: words[..<2].contains(submoduleMode))
    }
  }

  private static let absentMode: Substring = "000000"
  private static let submoduleMode: Substring = "160000"
}
