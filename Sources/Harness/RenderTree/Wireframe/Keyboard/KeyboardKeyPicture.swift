/// A key of a keyboard in a picture.
///
///     KeyboardKeyPicture("q")  // a letter, one unit wide
///     KeyboardKeyPicture("123", .system, units: 1.5)
struct KeyboardKeyPicture: Hashable {
  enum Role: Hashable {
    /// A key that types its title.
    case letter
    /// A gray key.
    case system
    /// The return key where it has a title of its own.
    case action
    /// The space key, which takes the remaining width.
    case space
    /// Nothing.
    case gap
  }

  let title: String
  let role: Role
  /// The width in letters.
  let units: Double
  /// Small letters under a digit.
  var subtitle = ""
  /// The sign in place of a title.
  var sign: KeyboardSign?
  /// Whether it is pressed, as shift is for capitals.
  var isOn = false
  var isDisabled = false

  init(_ title: String, _ role: Role = .letter, units: Double = 1, sign: KeyboardSign? = nil) {
    (self.title, self.role, self.units, self.sign) = (title, role, units, sign)
  }
}

/// A sign on a key.
enum KeyboardSign: Hashable {
  case shift, delete, globe, microphone

  /// The sign as path data, around zero.
  var data: String {
    switch self {
    case .shift: "M0 -9L9 1H4.5V8H-4.5V1H-9Z"
    case .delete: "M-4 -7H10V7H-4L-11 0ZM-1 -3L5 3M5 -3L-1 3"
    case .globe:
      "M0 -10A10 10 0 1 0 0 10A10 10 0 1 0 0 -10ZM0 -10C-6 -4 -6 4 0 10C6 4 6 -4 0 -10ZM-10 0H10M-8.5 -5H8.5M-8.5 5H8.5"
    case .microphone:
      "M0 -10A3.5 3.5 0 0 1 3.5 -6.5V0A3.5 3.5 0 0 1 -3.5 0V-6.5A3.5 3.5 0 0 1 0 -10ZM-6.5 -1A6.5 6.5 0 0 0 6.5 -1M0 5.5V10"
    }
  }
}
