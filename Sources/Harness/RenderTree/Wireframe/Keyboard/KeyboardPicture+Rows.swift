// The keys of each plane, as the toolkit's keyboard has them.
extension KeyboardPicture {
  /// The rows of keys.
  var rows: [[KeyboardKeyPicture]] {
    if isNumberPad { return padRows }
    if language == .japanese, !isOther, !isLatin { return [] }
    return isOther ? otherRows : letterRows
  }

  /// Whether digits or symbols are shown.
  private var isOther: Bool { plane == "numbers" || plane == "symbols" }

  /// Whether the type has Latin letters in every language.
  var isLatin: Bool { ["URL", "emailAddress", "webSearch", "asciiCapable"].contains(type) }

  var isNumberPad: Bool { ["numberPad", "phonePad", "decimalPad", "asciiCapableNumberPad"].contains(type) }

  /// The number of letters that are as wide as the keyboard.
  var columns: Double {
    if isNumberPad { return 3 }
    return Double(isOther ? 10 : max(10, shownLetters.map(\.count).max() ?? 10))
  }

  /// The lowercase letters of the language; Latin ones for addresses.
  private var shownLetters: [String] {
    (language == .arabic && isLatin ? KeyboardLanguage.english : language).letters
  }

  private var letterRows: [[KeyboardKeyPicture]] {
    let areCapitals = plane == "capitals"
    let rows = shownLetters.map { row in
      row.map { KeyboardKeyPicture(areCapitals ? $0.uppercased() : String($0)) }
    }
    var shift = KeyboardKeyPicture("", .system, units: 1.5, sign: .shift)
    shift.isOn = areCapitals
    let delete = KeyboardKeyPicture("", .system, units: 1.5, sign: .delete)
    let third =
      language.hasCapitals || isLatin ? [shift] + rows[2] + [delete] : rows[2] + [Self.narrow(delete)]
    return [rows[0], rows[1], third, bottomRow(switchingTo: "123")]
  }

  private static func narrow(_ key: KeyboardKeyPicture) -> KeyboardKeyPicture {
    KeyboardKeyPicture(key.title, key.role, units: 1, sign: key.sign)
  }

  private var otherRows: [[KeyboardKeyPicture]] {
    let isSymbols = plane == "symbols"
    let money = language.hasEuros ? "€" : "$"
    let first = isSymbols ? "[]{}#%^*+=" : "1234567890"
    let second = isSymbols ? "_\\|~<>\(money == "€" ? "$" : "€")£¥•" : "-/:;()\(money)&@\""
    let other = KeyboardKeyPicture(isSymbols ? "123" : "#+=", .system, units: 1.5)
    return [
      keys(first), keys(second),
      [other] + keys(".,?!'") + [KeyboardKeyPicture("", .system, units: 1.5, sign: .delete)],
      bottomRow(switchingTo: language.titles.letters),
    ]
  }

  private func bottomRow(switchingTo plane: String) -> [KeyboardKeyPicture] {
    let space = KeyboardKeyPicture(language.titles.space, .space)
    let middle: [KeyboardKeyPicture] =
      switch type {
      case "URL": keys("./") + [KeyboardKeyPicture(".com", .letter, units: 1.5)]
      case "emailAddress": [space] + keys("@.")
      case "twitter": [space] + keys("@#")
      case "webSearch": [space] + keys(".")
      default: [space]
      }
    return [KeyboardKeyPicture(plane, .system, units: 1.5)] + middle + [returnKey]
  }

  /// The return key with its title.
  var returnKey: KeyboardKeyPicture {
    var key = KeyboardKeyPicture(
      returnTitle ?? language.titles.enter, returnTitle == nil ? .system : .action, units: 2)
    key.isDisabled = isReturnKeyDisabled
    return key
  }

  private var padRows: [[KeyboardKeyPicture]] {
    let delete = KeyboardKeyPicture("", .gap, sign: .delete)
    if type == "phonePad", plane == "symbols" {
      return [keys("+*#"), [KeyboardKeyPicture("123", .gap), digit("0"), delete]]
    }
    let corner =
      switch type {
      case "decimalPad": KeyboardKeyPicture(language.hasEuros ? "," : ".")
      case "phonePad": KeyboardKeyPicture("+*#", .gap)
      default: KeyboardKeyPicture("", .gap)
      }
    return ["123", "456", "789"].map { $0.map(digit) } + [[corner, digit("0"), delete]]
  }

  private func digit(_ digit: Character) -> KeyboardKeyPicture {
    var key = KeyboardKeyPicture(String(digit))
    key.subtitle = Self.digitLetters[digit] ?? ""
    return key
  }

  private static let digitLetters: [Character: String] = [
    "2": "ABC", "3": "DEF", "4": "GHI", "5": "JKL", "6": "MNO", "7": "PQRS", "8": "TUV", "9": "WXYZ",
  ]

  private func keys(_ characters: String) -> [KeyboardKeyPicture] {
    characters.map { KeyboardKeyPicture(String($0)) }
  }
}
