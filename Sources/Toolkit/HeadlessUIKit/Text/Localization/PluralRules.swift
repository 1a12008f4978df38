/// The plural rules of Unicode's CLDR for whole and decimal numbers, by language.
///
/// They are those of `plurals.json` in CLDR's `cldr-core`, at commit d4c36e16 of `unicode-org/cldr-json`, without the
/// rules for compact numbers such as 1M.
enum PluralRules {
  typealias Rule = @Sendable (PluralOperands) -> PluralCategory

  /// The rules by language. A language without an entry, such as Japanese, has a single form.
  static let all: [String: Rule] = Dictionary(
    uniqueKeysWithValues: families.flatMap { languages, rule in
      languages.split(separator: " ").map { (String($0), rule) }
    })

  private static let families: [(languages: String, rule: Rule)] = [
    ("de en et fi fy gl nl sv sw ur yi", germanic), ("it ca pt-PT", italian), ("es", spanish), ("fr", french),
    ("pt", portuguese), ("hy", armenian), ("ak ln mg pa ti", punjabi), ("da", danish), ("is", icelandic),
    ("mk", macedonian), ("fil tl", filipino), ("cs sk", czech), ("pl", polish), ("ru uk be", russian),
    ("hr sr bs sh", croatian), ("sl", slovenian), ("lt", lithuanian), ("lv", latvian), ("ro mo", romanian),
    ("ar", arabic), ("he iw", hebrew), ("am as bn fa gu hi kn zu", persian), ("cy", welsh), ("ga", irish),
    ("mt", maltese),
    (
      "af az bg el eo eu fo ha hu ka kk ku ky lb ml mn mr nb ne nn no or ps so sq ta te tk tr ug uz xh",
      turkish
    ),
  ]
}

// MARK: Germanic and Romance languages

extension PluralRules {
  @Sendable private static func germanic(_ number: PluralOperands) -> PluralCategory {
    number.i == 1 && number.v == 0 ? .one : .other
  }

  /// The form `one` if the number is exactly 1, with or without decimals.
  @Sendable private static func turkish(_ number: PluralOperands) -> PluralCategory {
    number.n == 1 ? .one : .other
  }

  @Sendable private static func danish(_ number: PluralOperands) -> PluralCategory {
    number.n == 1 || (number.t != 0 && number.i <= 1) ? .one : .other
  }

  @Sendable private static func icelandic(_ number: PluralOperands) -> PluralCategory {
    let digits = number.t == 0 ? number.i : number.t
    return digits % 10 == 1 && digits % 100 != 11 ? .one : .other
  }

  @Sendable private static func italian(_ number: PluralOperands) -> PluralCategory {
    number.i == 1 && number.v == 0 ? .one : manyMillions(number)
  }

  @Sendable private static func spanish(_ number: PluralOperands) -> PluralCategory {
    number.n == 1 ? .one : manyMillions(number)
  }

  @Sendable private static func french(_ number: PluralOperands) -> PluralCategory {
    number.i <= 1 ? .one : manyMillions(number)
  }

  @Sendable private static func portuguese(_ number: PluralOperands) -> PluralCategory {
    number.i <= 1 ? .one : manyMillions(number)
  }

  @Sendable private static func armenian(_ number: PluralOperands) -> PluralCategory {
    number.i <= 1 ? .one : .other
  }

  /// The form `one` for exactly 0 and 1.
  @Sendable private static func punjabi(_ number: PluralOperands) -> PluralCategory {
    number.isZero || number.n == 1 ? .one : .other
  }

  /// The form `many` for whole millions, which take a preposition in Romance languages.
  private static func manyMillions(_ number: PluralOperands) -> PluralCategory {
    number.v == 0 && number.i != 0 && number.i % 1_000_000 == 0 ? .many : .other
  }

  @Sendable private static func romanian(_ number: PluralOperands) -> PluralCategory {
    if number.i == 1 && number.v == 0 { return .one }
    return number.v != 0 || number.isZero || (1...19).contains(number.i % 100) ? .few : .other
  }
}

// MARK: Slavic and Baltic languages

extension PluralRules {
  @Sendable private static func czech(_ number: PluralOperands) -> PluralCategory {
    if number.v != 0 { return .many }
    return number.i == 1 ? .one : (2...4).contains(number.i) ? .few : .other
  }

  @Sendable private static func polish(_ number: PluralOperands) -> PluralCategory {
    if number.v != 0 { return .other }
    return number.i == 1 ? .one : endsInFew(number.i) ? .few : .many
  }

  @Sendable private static func russian(_ number: PluralOperands) -> PluralCategory {
    if number.v != 0 { return .other }
    return endsInOne(number.i) ? .one : endsInFew(number.i) ? .few : .many
  }

  @Sendable private static func croatian(_ number: PluralOperands) -> PluralCategory {
    let digits = number.v == 0 ? number.i : number.f
    return endsInOne(digits) ? .one : endsInFew(digits) ? .few : .other
  }

  @Sendable private static func macedonian(_ number: PluralOperands) -> PluralCategory {
    endsInOne(number.v == 0 ? number.i : number.f) ? .one : .other
  }

  @Sendable private static func slovenian(_ number: PluralOperands) -> PluralCategory {
    if number.v != 0 { return .few }
    switch number.i % 100 {
    case 1: return .one
    case 2: return .two
    case 3, 4: return .few
    default: return .other
    }
  }

  @Sendable private static func lithuanian(_ number: PluralOperands) -> PluralCategory {
    if number.f != 0 { return .many }
    if (11...19).contains(number.i % 100) || number.i % 10 == 0 { return .other }
    return number.i % 10 == 1 ? .one : .few
  }

  @Sendable private static func latvian(_ number: PluralOperands) -> PluralCategory {
    let digits = number.v == 0 || number.f == 0 ? number.i : number.f
    let isTeen = (11...19).contains(digits % 100) && (number.f == 0 || number.v == 2)
    if isTeen || (number.f == 0 && digits % 10 == 0) { return .zero }
    return digits % 10 == 1 ? .one : .other
  }

  private static func endsInOne(_ number: Int) -> Bool {
    number % 10 == 1 && number % 100 != 11
  }

  private static func endsInFew(_ number: Int) -> Bool {
    (2...4).contains(number % 10) && !(12...14).contains(number % 100)
  }
}

// MARK: Other languages

extension PluralRules {
  @Sendable private static func arabic(_ number: PluralOperands) -> PluralCategory {
    guard number.t == 0 else { return .other }
    switch (number.i, number.i % 100) {
    case (0, _): return .zero
    case (1, _): return .one
    case (2, _): return .two
    case (_, 3...10): return .few
    case (_, 11...99): return .many
    default: return .other
    }
  }

  @Sendable private static func hebrew(_ number: PluralOperands) -> PluralCategory {
    if (number.i == 1 && number.v == 0) || (number.i == 0 && number.v != 0) { return .one }
    return number.i == 2 && number.v == 0 ? .two : .other
  }

  @Sendable private static func persian(_ number: PluralOperands) -> PluralCategory {
    number.i == 0 || number.n == 1 ? .one : .other
  }

  @Sendable private static func welsh(_ number: PluralOperands) -> PluralCategory {
    guard number.t == 0 else { return .other }
    return [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][number.i] ?? .other
  }

  @Sendable private static func irish(_ number: PluralOperands) -> PluralCategory {
    guard number.t == 0 else { return .other }
    switch number.i {
    case 1: return .one
    case 2: return .two
    case 3...6: return .few
    case 7...10: return .many
    default: return .other
    }
  }

  @Sendable private static func maltese(_ number: PluralOperands) -> PluralCategory {
    guard number.t == 0 else { return .other }
    switch (number.i, number.i % 100) {
    case (1, _): return .one
    case (2, _): return .two
    case (0, _), (_, 3...10): return .few
    case (_, 11...19): return .many
    default: return .other
    }
  }

  /// The form `one` unless the last digit is 4, 6 or 9.
  @Sendable private static func filipino(_ number: PluralOperands) -> PluralCategory {
    let digit = (number.v == 0 ? number.i : number.f) % 10
    return [4, 6, 9].contains(digit) ? .other : .one
  }
}
