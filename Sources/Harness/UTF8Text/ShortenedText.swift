extension String {
  /// The string, or its beginning and its end if it is longer than a person reads.
  ///
  /// What a user typed is part of messages, and may be a whole file by mistake.
  package var shortened: String {
    // Counting the characters of a long string takes long, and it has no more of them than bytes.
    guard utf8.count > longest else { return self }
    let scalars = unicodeScalars
    let left = scalars.count - keptStart - keptEnd
    guard left > longest - keptStart - keptEnd else { return self }
    return
      "\(String(scalars.prefix(keptStart)))... \(left) characters left out ...\(String(scalars.suffix(keptEnd)))"
  }
}

private let (longest, keptStart, keptEnd) = (2000, 200, 100)
