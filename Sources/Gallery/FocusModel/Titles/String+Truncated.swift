extension String {
  /// The text in at most so many characters: what is too long loses its middle to a leader, which counts.
  ///
  /// The end keeps one character more than the beginning where they cannot be equal.
  public func truncatedInMiddle(to limit: Int, leader: String = "…") -> String {
    guard count > limit else { return self }
    let kept = max(0, limit - leader.count)
    return prefix(kept / 2) + leader + suffix(kept - kept / 2)
  }
}
