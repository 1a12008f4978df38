import UTF8Text

/// Texts that few people test, each as an action on a field.
enum RareTexts {
  /// The actions, in a fixed order.
  static let actions: [String] =
    // The first empties the field, and the second types its return key. No keyboard has all of the others.
    ["grey_clearText()", "grey_typeText(\"\\n\")"] + rare.map { "grey_replaceText(\($0.quoted))" }

  /// The ordinary texts that a field accepts: a word, and the shortest ones.
  static let ordinary = ["Hello", "a", "7"]

  /// All texts that a walk may type.
  static let all = ordinary + rare

  private static let rare = [
    // Longer than any field.
    String(repeating: "long ", count: 40),
    // One character of seven scalars, and one of four.
    "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466} \u{1F3F3}\u{FE0F}\u{200D}\u{1F308}",
    // Hebrew and Arabic.
    "\u{05E9}\u{05DC}\u{05D5}\u{05DD} \u{0645}\u{0631}\u{062D}\u{0628}\u{0627}",
    // Letters with two marks each, which have no shorter form.
    "x\u{0301}\u{0323}z\u{0308}\u{0331}",
    // Digits of Arabic and Devanagari.
    "\u{0661}\u{0662}\u{0663} \u{0967}\u{0968}",
    "-1", "0", "99999999999999999999", "   ", "<b>\"%@\\",
  ]
}
