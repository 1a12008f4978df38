import Dispatch
import Foundation
import RegexBuilder

extension DumpedType {
  private static let english = Locale(identifier: "en_US")

  static let styles = [
    DumpedType("Date.FormatStyle", date(.long), date(.numeric)),
    DumpedType(
      "Date.ISO8601FormatStyle", Date.ISO8601FormatStyle().year(), Date.ISO8601FormatStyle().month()),
    DumpedType(
      "Date.ISO8601FormatStyle's fraction", Date.ISO8601FormatStyle(includingFractionalSeconds: true),
      Date.ISO8601FormatStyle(includingFractionalSeconds: false)),
    DumpedType(
      "IntegerFormatStyle", integer.precision(.fractionLength(1)), integer.precision(.fractionLength(2))),
    DumpedType(
      "FloatingPointFormatStyle", FloatingPointFormatStyle<Double>(locale: english).grouping(.never),
      FloatingPointFormatStyle<Double>(locale: english).grouping(.automatic)),
    DumpedType(
      "FloatingPointFormatStyle.Currency",
      FloatingPointFormatStyle<Double>.Currency(code: "EUR", locale: english),
      FloatingPointFormatStyle<Double>.Currency(code: "USD", locale: english)),
    DumpedType(
      "Decimal.FormatStyle", Decimal.FormatStyle(locale: english).notation(.scientific),
      Decimal.FormatStyle(locale: english)),
    DumpedType(
      "ByteCountFormatStyle", ByteCountFormatStyle(style: .file, locale: english),
      ByteCountFormatStyle(style: .memory, locale: english)),
    DumpedType(
      "ListFormatStyle", ListFormatStyle<StringStyle, [String]>.list(type: .and).locale(english),
      ListFormatStyle<StringStyle, [String]>.list(type: .or).locale(english)),
    DumpedType("Duration.TimeFormatStyle", duration(.hourMinute), duration(.minuteSecond)),
    DumpedType("MassFormatter", mass(.short), mass(.long)),
    DumpedType("EnergyFormatter", energy(.short), energy(.long)),
    DumpedType("PersonNameComponents", name("Ada"), name("Bob")),
    DumpedType("JSONEncoder", encoder(.sortedKeys), encoder(.prettyPrinted)),
    DumpedType("JSONDecoder", decoder(.iso8601), decoder(.secondsSince1970)),
    DumpedType("Locale.Components", Locale.Components(identifier: "de"), Locale.Components(identifier: "en")),
    DumpedType("Locale.Region", Locale.Region("DE"), Locale.Region("US")),
    DumpedType(
      "SortDescriptor", SortDescriptor(\String.count), SortDescriptor(\String.count, order: .reverse)),
    DumpedType(
      "KeyPathComparator", KeyPathComparator(\String.count), KeyPathComparator(\String.count, order: .reverse)
    ),
  ]

  static let expressions = [
    DumpedType("Regex", regex("a+"), regex("b+")),
    DumpedType("Regex literal", #/a+(b)/#, #/a+(c)/#),
    DumpedType("Regex's options", #/a/#.ignoresCase(), #/a/#),
    DumpedType("Regex of a builder", built("a"), built("b")),
    DumpedType("Predicate", #Predicate<Int> { $0 > 3 }, #Predicate<Int> { $0 > 4 }),
    DumpedType(
      "Predicate's variables", #Predicate<Int, Int> { left, right in left > right },
      #Predicate<Int, Int> { left, right in right > left }),
    DumpedType("Expression", #Expression<Int, Int> { $0 + 3 }, #Expression<Int, Int> { $0 + 4 }),
    DumpedType("NSSortDescriptor", descriptor(ascending: true), descriptor(ascending: false)),
  ]

  static let others = [
    DumpedType("DispatchData", dispatched([1]), dispatched([2])),
    DumpedType("DispatchTime", DispatchTime(uptimeNanoseconds: 1), DispatchTime(uptimeNanoseconds: 2)),
    DumpedType("DispatchTimeInterval", DispatchTimeInterval.seconds(1), DispatchTimeInterval.milliseconds(1)),
    DumpedType("DispatchQoS", DispatchQoS.background, DispatchQoS.userInitiated),
    DumpedType(
      "OperatingSystemVersion", OperatingSystemVersion(majorVersion: 1, minorVersion: 2, patchVersion: 3),
      OperatingSystemVersion(majorVersion: 1, minorVersion: 2, patchVersion: 4)),
    DumpedType("NSTextCheckingResult", checked("a"), checked("bb")),
    DumpedType("DecodingError", decodingError("a"), decodingError("b")),
    DumpedType(
      "CodingUserInfoKey", CodingUserInfoKey(rawValue: "a") as Any, CodingUserInfoKey(rawValue: "b") as Any),
    DumpedType("Mirror", Mirror(reflecting: 1), Mirror(reflecting: "a")),
    DumpedType(
      "UnicodeScalar.Properties", ("a" as Unicode.Scalar).properties, ("B" as Unicode.Scalar).properties),
    DumpedType("Substring.UTF8View", "ab".utf8.prefix(1), "ab".utf8.suffix(1)),
    DumpedType("DefaultIndices", [1].indices, [1, 2].indices),
  ]

  private static func date(_ style: Date.FormatStyle.DateStyle) -> Date.FormatStyle {
    // With nothing of the machine's settings.
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = .gmt
    return Date.FormatStyle(
      date: style, time: .omitted, locale: english, calendar: calendar, timeZone: .gmt)
  }

  private static let integer = IntegerFormatStyle<Int>(locale: english)

  private static func duration(_ pattern: Duration.TimeFormatStyle.Pattern) -> Any {
    Duration.TimeFormatStyle(pattern: pattern, locale: english)
  }

  private static func mass(_ style: Formatter.UnitStyle) -> MassFormatter {
    let formatter = MassFormatter()
    formatter.numberFormatter.locale = english
    formatter.unitStyle = style
    return formatter
  }

  private static func energy(_ style: Formatter.UnitStyle) -> EnergyFormatter {
    let formatter = EnergyFormatter()
    formatter.numberFormatter.locale = english
    formatter.unitStyle = style
    return formatter
  }

  private static func name(_ given: String) -> PersonNameComponents {
    var name = PersonNameComponents()
    name.givenName = given
    return name
  }

  private static func encoder(_ formatting: JSONEncoder.OutputFormatting) -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    return encoder
  }

  private static func decoder(_ strategy: JSONDecoder.DateDecodingStrategy) -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = strategy
    return decoder
  }

  private static func regex(_ pattern: String) -> Any { (try? Regex(pattern)) as Any }

  private static func built(_ text: String) -> Any {
    Regex {
      text
      Capture { OneOrMore(.digit) }
    }
  }

  private static func descriptor(ascending: Bool) -> NSSortDescriptor {
    NSSortDescriptor(keyPath: \NSString.length, ascending: ascending)
  }

  private static func dispatched(_ bytes: [UInt8]) -> DispatchData {
    bytes.withUnsafeBytes { DispatchData(bytes: $0) }
  }

  private static func checked(_ text: String) -> Any {
    let expression = try? NSRegularExpression(pattern: ".+")
    return expression?.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) as Any
  }

  private static func decodingError(_ text: String) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: text))
  }
}
