extension String {
  /// The string, or its beginning and its end if it is too long for a message.
  ///
  /// Messages contain what a user typed, which may be a whole file by mistake.
  package var shortened: String {
    // Counting the characters of a long string is slow, and there are at most as many as bytes.
    guard utf8.count > longest else { return self }
    let scalars = unicodeScalars
    let left = scalars.count - keptStart - keptEnd
    guard left > longest - keptStart - keptEnd else { return self }
    return
      "\(String(scalars.prefix(keptStart)))... \(left) characters left out ...\(String(scalars.suffix(keptEnd)))"
  }
}

private let (longest, keptStart, keptEnd) = (2000, 200, 100)
