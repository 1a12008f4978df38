/// The language of a keyboard's keys.
///
/// No tree names the language, but the title of the return key and the script of the texts do, where they differ
/// from English.
///
///     // UIKeyboardView (0 553; 390 291) returnKey="Weiter"
///     KeyboardLanguage(of: tree)  // .german
enum KeyboardLanguage: Hashable {
  case english, german, spanish, french, japanese, arabic
  /// A script whose keys are not drawn, by its name.
  case other(String)

  /// Finds the language of a tree's keyboard; English unless something says otherwise.
  init(of tree: RenderNode) {
    var title: String?
    var hasKeyboard = false
    var scripts: [String: Int] = [:]
    tree.walk { node, _ in
      if node.pointee.kind == .keyboard {
        hasKeyboard = true
        title = node.pointee.word("returnKey")
      } else if let text = node.pointee.text, !text.utf8.allSatisfy({ $0 < 0x80 }) {
        for scalar in text.unicodeScalars.prefix(200) {
          if let script = Self.script(of: scalar) { scripts[script, default: 0] += 1 }
        }
      }
    }
    let script = scripts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    guard hasKeyboard else {
      self = .english
      return
    }
    if let title, let language = Self.titles[title] {
      self = language
    } else if title.map({ $0.utf8.allSatisfy { $0 < 0x80 } }) == true {
      self = .english
    } else {
      self = script.map(Self.language) ?? .english
    }
  }

  private static func language(of script: String) -> KeyboardLanguage {
    switch script {
    case "Arabic": .arabic
    case "Kana": .japanese
    default: .other(script)
    }
  }

  private static func script(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x370..<0x400: "Greek"
    case 0x400..<0x530: "Cyrillic"
    case 0x590..<0x600: "Hebrew"
    case 0x600..<0x700: "Arabic"
    case 0x900..<0x980: "Devanagari"
    case 0xE00..<0xE80: "Thai"
    case 0x3040..<0x3100: "Kana"
    case 0xAC00..<0xD7B0: "Hangul"
    default: nil
    }
  }

  /// The languages of return keys' titles.
  private static let titles: [String: KeyboardLanguage] = {
    let words: [(KeyboardLanguage, [String])] = [
      (
        .german,
        ["Öffnen", "Verbinden", "Weiter", "Suchen", "Senden", "Fertig", "Fortfahren", "Notruf"]
      ),
      (.spanish, ["Ir", "Unirse", "Siguiente", "Buscar", "Enviar", "OK", "Continuar", "Ruta", "Intro"]),
      (
        .french,
        ["Accéder", "Rejoindre", "Suivant", "Rechercher", "Envoyer", "Terminé", "Continuer", "Itinéraire"]
      ),
      (.japanese, ["開く", "接続", "次へ", "検索", "送信", "完了", "続ける", "経路", "改行"]),
      (.arabic, ["انتقال", "انضمام", "التالي", "بحث", "إرسال", "تم", "متابعة", "مسار", "إدخال"]),
    ]
    return Dictionary(
      words.flatMap { language, titles in titles.map { ($0, language) } },
      uniquingKeysWith: { first, _ in first })
  }()
}

extension KeyboardLanguage {
  /// The rows of lowercase letters, without shift and delete.
  var letters: [String] {
    switch self {
    case .german: ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"]
    case .spanish: ["qwertyuiop", "asdfghjklñ", "zxcvbnm"]
    case .french: ["azertyuiop", "qsdfghjklm", "wxcvbn'"]
    case .arabic: ["ضصثقفغعهخحج", "شسيبلاتنمكط", "ذءؤرىةوزظد"]
    case .english, .japanese, .other: ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
    }
  }

  /// The titles of the space key, the default return key and the key that goes back to letters.
  var titles: (space: String, enter: String, letters: String) {
    switch self {
    case .german: ("Leerzeichen", "return", "ABC")
    case .spanish: ("espacio", "intro", "ABC")
    case .french: ("espace", "retour", "ABC")
    case .japanese: ("空白", "改行", "あいう")
    case .arabic: ("مسافة", "إدخال", "أ ب ج")
    case .english, .other: ("space", "return", "ABC")
    }
  }

  /// Whether prices are in euros.
  var hasEuros: Bool { self == .german || self == .spanish || self == .french }

  /// Whether letters have capitals, and so the keyboard a shift key.
  var hasCapitals: Bool { self != .arabic }
}
