/// What a text view asks of the keyboard; a keyboard reads it when it comes up.
@MainActor
public protocol UITextInputTraits: AnyObject {
  /// The keys that the text is made of; the usual ones by default.
  var keyboardType: UIKeyboardType { get set }
  /// What the return key says; "return" by default.
  var returnKeyType: UIReturnKeyType { get set }
  /// When the keyboard begins with capitals; with sentences by default.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected; the keyboard here never does, so the choice is only kept.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether words are checked; only kept.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether the return key is disabled as long as there is no text; no by default.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the characters are shown as dots.
  var isSecureTextEntry: Bool { get set }
  /// What the text means, for suggestions; only kept.
  var textContentType: UITextContentType? { get set }
}

/// The keys of a keyboard.
public enum UIKeyboardType: String, Hashable, Sendable, CaseIterable {
  case `default`
  case asciiCapable
  case numbersAndPunctuation
  case URL
  case numberPad
  case phonePad
  case namePhonePad
  case emailAddress
  case decimalPad
  case twitter
  case webSearch
  case asciiCapableNumberPad
}

/// What the return key says.
public enum UIReturnKeyType: String, Hashable, Sendable, CaseIterable {
  case `default`
  case go
  case google
  case join
  case next
  case route
  case search
  case send
  case yahoo
  case done
  case emergencyCall
  case `continue`
}

/// When letters are capitals without the shift key.
public enum UITextAutocapitalizationType: String, Hashable, Sendable {
  case none
  case words
  case sentences
  case allCharacters
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: String, Hashable, Sendable {
  case `default`
  case no
  case yes
}

/// Whether words are checked.
public enum UITextSpellCheckingType: String, Hashable, Sendable {
  case `default`
  case no
  case yes
}

/// What a text means.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let name = UITextContentType(rawValue: "name")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let URL = UITextContentType(rawValue: "url")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
}
