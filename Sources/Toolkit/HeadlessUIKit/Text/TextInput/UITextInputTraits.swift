/// A responder's settings for the keyboard, which reads them when it appears.
///
///     textField.keyboardType = .emailAddress
///     textField.returnKeyType = .send
///     textField.autocapitalizationType = .none
///     textField.textContentType = .emailAddress
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// The keys of the keyboard; the usual ones by default.
  var keyboardType: UIKeyboardType { get set }
  /// The title of the return key; "return" by default.
  var returnKeyType: UIReturnKeyType { get set }
  /// When the keyboard begins with capitals; with sentences by default.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected; stored only, the keyboard here never corrects.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked; stored only.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether the return key is disabled while there is no text; `false` by default.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether dots replace the characters.
  var isSecureTextEntry: Bool { get set }
  /// The meaning of the text, for suggestions; stored only.
  var textContentType: UITextContentType? { get set }
}

/// The keys of a keyboard.
public enum UIKeyboardType: String, Hashable, Sendable, CaseIterable {
  /// The usual keys of the language.
  case `default`
  /// The ASCII keys.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// Keys for web addresses.
  case URL
  /// Digits.
  case numberPad
  /// Digits, star and number sign.
  case phonePad
  /// Keys for a name or a phone number.
  case namePhonePad
  /// Keys for mail addresses.
  case emailAddress
  /// Digits and the decimal separator.
  case decimalPad
  /// The usual keys with the at and number signs.
  case twitter
  /// Keys for a search or an address.
  case webSearch
  /// The ASCII digits.
  case asciiCapableNumberPad
}

/// The look of a keyboard; the raw values are UIKit's.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  /// Like the interface around it.
  case `default`
  /// Light text on a dark background.
  case dark
  /// Dark text on a light background.
  case light

  /// The former name of `dark`.
  public static let alert = UIKeyboardAppearance.dark
}

/// The title of the return key.
public enum UIReturnKeyType: String, Hashable, Sendable, CaseIterable {
  /// "return".
  case `default`
  /// "go".
  case go
  /// "Google".
  case google
  /// "join".
  case join
  /// "next".
  case next
  /// "route".
  case route
  /// "search".
  case search
  /// "send".
  case send
  /// "Yahoo!".
  case yahoo
  /// "done".
  case done
  /// "emergency call".
  case emergencyCall
  /// "continue".
  case `continue`
}

/// When letters are uppercase without the shift key.
public enum UITextAutocapitalizationType: String, Hashable, Sendable {
  /// Never.
  case none
  /// At the beginning of words.
  case words
  /// At the beginning of sentences.
  case sentences
  /// Always.
  case allCharacters
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: String, Hashable, Sendable {
  /// The keyboard's choice.
  case `default`
  /// Never.
  case no
  /// Always.
  case yes
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: String, Hashable, Sendable {
  /// The keyboard's choice.
  case `default`
  /// Never.
  case no
  /// Always.
  case yes
}

/// The meaning of a text; the values are UIKit's.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the meaning.
  public var rawValue: String

  /// Creates a meaning from its name.
  ///
  /// - Parameter rawValue: UIKit's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A person's full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A last name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A phone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A web address.
  public static let URL = UITextContentType(rawValue: "url")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// An existing password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is being chosen.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A one-time code.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
}
