/// A message, of which nothing is kept.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Creates a message of an interpolation.
  ///
  /// - Parameter stringInterpolation: The text and values of the literal, which are dropped.
  public init(stringInterpolation: OSLogInterpolation) {}

  /// Creates a message without values.
  ///
  /// - Parameter value: The text, which is dropped.
  public init(stringLiteral value: String) {}
}

/// The values in a message; none is evaluated.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  /// Begins a message.
  ///
  /// - Parameters:
  ///   - literalCapacity: The length of the text; not used.
  ///   - interpolationCount: The number of values; not used.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Adds words.
  ///
  /// - Parameter literal: The text between two values, which is dropped.
  public mutating func appendLiteral(_ literal: String) {}

  /// Adds a value.
  ///
  /// - Parameters:
  ///   - value: The value, which is not evaluated.
  ///   - align: How many columns the value takes at least; no more than it needs by default.
  ///   - privacy: Who may read the value.
  ///   - attributes: Types for tools that read the log; not used.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {}

  /// Adds a whole number.
  ///
  /// - Parameters:
  ///   - value: The value, which is not evaluated.
  ///   - format: How the value is written.
  ///   - align: How many columns the value takes at least; no more than it needs by default.
  ///   - privacy: Who may read the value.
  ///   - attributes: Types for tools that read the log; not used.
  public mutating func appendInterpolation<Value: FixedWidthInteger>(
    _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {}

  /// Adds a number with a fraction.
  ///
  /// - Parameters:
  ///   - value: The value, which is not evaluated.
  ///   - format: How the value is written.
  ///   - align: How many columns the value takes at least; no more than it needs by default.
  ///   - privacy: Who may read the value.
  ///   - attributes: Types for tools that read the log; not used.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ value: @autoclosure () -> Value, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {}

  /// Adds a truth value.
  ///
  /// - Parameters:
  ///   - value: The value, which is not evaluated.
  ///   - format: How the value is written.
  ///   - privacy: Who may read the value.
  ///   - attributes: Types for tools that read the log; not used.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {}
}

/// Who may read a value.
///
///     let logger = Logger(subsystem: "com.example.app", category: "sign in")
///     let (name, password) = ("Ada", "countess")
///     logger.debug("Signs in \(name, privacy: .public) with \(password, privacy: .sensitive)")
public struct OSLogPrivacy: Hashable, Sendable {
  /// What takes the place of a value that is kept private.
  public enum Mask: Hashable, Sendable {
    /// A hash of the value.
    case hash
    /// Nothing.
    case none
  }

  /// Depends on the value's type.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  /// Any reader may.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  /// Only a system that is set up for it may.
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  /// No reader may.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  /// As ``private``, with a mask.
  ///
  /// - Parameter mask: What is written instead of the value.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// As ``sensitive``, with a mask.
  ///
  /// - Parameter mask: What is written instead of the value.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// As ``auto``, with a mask.
  ///
  /// - Parameter mask: What is written instead of the value.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The room for a value.
public struct OSLogStringAlignment: Hashable, Sendable {
  /// As much as the value takes.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
  /// At least so many columns, with the value at their end.
  ///
  /// - Parameter columns: How many columns the value takes at least; not evaluated.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { OSLogStringAlignment() }
  /// At least so many columns, with the value at their beginning.
  ///
  /// - Parameter columns: How many columns the value takes at least; not evaluated.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment { OSLogStringAlignment() }
}

/// How a whole number is written.
///
///     let logger = Logger(subsystem: "com.example.app", category: "drawing")
///     logger.debug("The color is \(0xFF8000, format: .hex(includePrefix: true, minDigits: 8))")
public struct OSLogIntegerFormatting: Hashable, Sendable {
  /// With the digits 0 to 9.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// With the digits 0 to f.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// With the digits 0 to 7.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// With the digits 0 to 9, a sign and at least so many digits.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether a positive number has a plus sign.
  ///   - minDigits: How many digits there are at least, with leading zeros; not evaluated.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// With the digits 0 to f, a prefix and at least so many digits.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether a positive number has a plus sign.
  ///   - includePrefix: Whether the number begins with `0x`.
  ///   - uppercase: Whether the digits are `A` to `F`.
  ///   - minDigits: How many digits there are at least, with leading zeros; not evaluated.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }
}

/// How a number with a fraction is written.
///
///     let logger = Logger(subsystem: "com.example.app", category: "drawing")
///     logger.debug("A frame takes \(16.6667, format: .fixed(precision: 1)) milliseconds")
public struct OSLogFloatFormatting: Hashable, Sendable {
  /// With six digits of the fraction.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// With an exponent.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// With an exponent where that is shorter.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// With so many digits of the fraction.
  ///
  /// - Parameters:
  ///   - precision: How many digits follow the point; not evaluated.
  ///   - explicitPositiveSign: Whether a positive number has a plus sign.
  ///   - uppercase: Whether letters, as in `INF`, are capitals.
  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }
}

/// How a truth value is written.
public enum OSLogBoolFormat: Hashable, Sendable {
  /// As `true` and `false`.
  case truth
  /// As `yes` and `no`.
  case answer
}
