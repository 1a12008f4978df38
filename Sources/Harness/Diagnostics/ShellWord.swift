extension String {
  /// The string as one word of a shell's command, in single quotes.
  ///
  /// It is read scalar by scalar, as a shell does: a mark behind a quote makes one character of both.
  public var shellQuoted: String {
    guard utf8.contains(UInt8(ascii: "'")) else { return "'\(self)'" }
    return "'" + unicodeScalars.map { $0 == "'" ? #"'\''"# : String($0) }.joined() + "'"
  }
}
