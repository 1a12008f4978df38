import UTF8Text

/// Where a node is; or why it cannot be seen.
///
///     let frame = RenderFrame(x: 0, y: 44, width: 390, height: 44)
///     RenderPlace.frame(frame)  // (0 44; 390 44)
///     RenderPlace.fill  // (fill)
///     RenderPlace.folded(RenderFold(.hidden, count: 4, digest: 0xCC1E_0E6F))  // (hidden; 4 nodes cc1e0e6f)
package enum RenderPlace: Hashable, Sendable {
  /// Origin and size in points, in the parent's coordinates.
  case frame(RenderFrame)
  /// At the parent's origin, and as large as the parent.
  case fill
  /// The node cannot be seen; it represents its subtree.
  case folded(RenderFold)
}

/// What a golden says of a subtree that cannot be seen.
///
///     let fold = RenderFold(.transparent, count: 1, digest: 0x0A)
///     RenderPlace.folded(fold)  // (transparent; 1 node 0000000a)
package struct RenderFold: Hashable, Sendable {
  /// Why the subtree cannot be seen.
  package enum Reason: String, CaseIterable, Sendable {
    /// Its root is hidden.
    case hidden
    /// The opacity of its root is less than 0.01.
    case transparent
  }

  /// Why it cannot be seen.
  package let reason: Reason
  /// The number of its nodes, its root included.
  package let count: Int
  /// A hash of its text without geometry; see ``RenderNode/foldedText``.
  package let digest: UInt32

  /// Creates a fold.
  ///
  /// - Parameters:
  ///   - reason: Why the subtree cannot be seen.
  ///   - count: The number of its nodes, its root included.
  ///   - digest: A hash of its text without geometry.
  package init(_ reason: Reason, count: Int, digest: UInt32) {
    (self.reason, self.count, self.digest) = (reason, count, digest)
  }

  /// Returns a digest as eight lowercase hexadecimal digits.
  package static func text(of digest: UInt32) -> String {
    let digits = String(digest, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}

extension UTF8Buffer {
  /// `(0 44; 390 44)`, `(fill)`, `(hidden; 4 nodes cc1e0e6f)`
  func append(_ place: RenderPlace, behind start: StaticString = "(") {
    switch place {
    case .frame(let frame): append(frame, behind: start)
    case .fill:
      append(literal: start)
      append(literal: "fill)")
    case .folded(let fold):
      append(literal: start)
      append(fold.reason.rawValue)
      append(literal: "; ")
      append(fold.count)
      append(literal: fold.count == 1 ? " node " : " nodes ")
      append(RenderFold.text(of: fold.digest))
      append(literal: ")")
    }
  }
}
