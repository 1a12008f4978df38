extension String {
  /// Where a text that is too long is cut.
  public enum TruncatedPart: Hashable, Sendable {
    case head, middle, tail
  }

  /// The text in at most so many characters: what is cut out is marked by a leader, which counts.
  ///
  /// Of a cut in the middle, the end keeps one character more where both halves cannot be equal.
  public func truncated(to limit: Int, leader: String = "…", at part: TruncatedPart = .tail) -> String {
    guard count > limit else { return self }
    let kept = max(0, limit - leader.count)
    switch part {
    case .head: return leader + suffix(kept)
    case .middle: return prefix(kept / 2) + leader + suffix(kept - kept / 2)
    case .tail: return prefix(kept) + leader
    }
  }
}
