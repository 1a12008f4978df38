import Foundation

extension DumpedType {
  private static let moment = Date(timeIntervalSince1970: 1_700_000_000)
  private static let gregorian = calendar(.gregorian)

  static let foundation = [
    DumpedType("AttributedString", AttributedString("a"), AttributedString("b")),
    DumpedType("AttributedString's link", linked("https://a.example"), linked("https://b.example")),
    DumpedType("AffineTransform", AffineTransform.identity, AffineTransform(scale: 2)),
    DumpedType("Calendar", calendar(.gregorian), calendar(.buddhist)),
    DumpedType("Calendar's first weekday", gregorian, monday),
    DumpedType("CGPoint", CGPoint(x: 1, y: 2), CGPoint(x: 1, y: 3)),
    DumpedType("CGRect", CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: 1, y: 2, width: 3, height: 5)),
    DumpedType("CharacterSet", CharacterSet(charactersIn: "a"..."z"), CharacterSet(charactersIn: "abz")),
    DumpedType("CocoaError", CocoaError(.fileNoSuchFile), CocoaError(.fileReadUnknown)),
    DumpedType("Data", Data([1]), Data([2])), DumpedType("Date", moment, moment + 1),
    DumpedType("distant Date", Date.distantPast, Date.distantFuture),
    DumpedType("DateComponents", DateComponents(year: 1), DateComponents(year: 2)),
    DumpedType(
      "DateInterval", DateInterval(start: moment, duration: 1), DateInterval(start: moment, duration: 2)),
    DumpedType("IndexPath", IndexPath(indexes: [1, 2]), IndexPath(indexes: [1, 3])),
    DumpedType("IndexSet", IndexSet([1, 2, 5]), IndexSet([1, 2, 6])),
    DumpedType("Locale", Locale(identifier: "de_DE"), Locale(identifier: "en_US")),
    DumpedType("Locale.Currency", Locale.Currency("EUR"), Locale.Currency("USD")),
    DumpedType("Locale.Language", Locale.Language(identifier: "de"), Locale.Language(identifier: "en")),
    DumpedType(
      "Measurement", Measurement(value: 1, unit: UnitLength.meters),
      Measurement(value: 1, unit: UnitLength.miles)),
    DumpedType("Notification", Notification(name: .init("a")), Notification(name: .init("b"))),
    DumpedType("NSRange", NSRange(location: 1, length: 2), NSRange(location: 1, length: 3)),
    DumpedType("POSIXError", POSIXError(.ENOENT), POSIXError(.EPERM)),
    DumpedType("String.Encoding", String.Encoding.utf8, String.Encoding.utf16),
    DumpedType("TimeZone", zone("Europe/Berlin"), zone("Europe/Paris")),
    DumpedType("URL", URL(string: "https://a.example") as Any, URL(string: "https://b.example") as Any),
    DumpedType(
      "relative URL", URL(string: "b", relativeTo: URL(string: "https://a.example")) as Any,
      URL(string: "https://a.example/b") as Any),
    DumpedType(
      "URLComponents", URLComponents(string: "a:b?c=d") as Any, URLComponents(string: "a:b?c=e") as Any),
    DumpedType("URLQueryItem", URLQueryItem(name: "a", value: "b"), URLQueryItem(name: "a", value: nil)),
    DumpedType(
      "UUID", UUID(uuidString: "862FEB04-6F55-4969-9C7E-B654796B82B9") as Any,
      UUID(uuidString: "862FEB04-6F55-4969-9C7E-B654796B82B8") as Any),
    DumpedType(
      "JSONSerialization's object", json(#"{"a": [1, true, null, "x", 1.5]}"#),
      json(#"{"a": [1, false, null, "x", 1.5]}"#)),
  ]

  static let foundationObjects = [
    DumpedType("NSArray", NSArray(array: [1]), NSArray(array: [2])),
    DumpedType("NSAttributedString", NSAttributedString(string: "a"), NSAttributedString(string: "b")),
    DumpedType(
      "NSCalendar", calendar(.gregorian) as NSCalendar, calendar(.buddhist) as NSCalendar),
    DumpedType("NSCountedSet", NSCountedSet(array: [1, 1, 2]), NSCountedSet(array: [1, 2])),
    DumpedType("NSData", NSData(data: Data([1])), NSData(data: Data([2]))),
    DumpedType("NSDate", NSDate(timeIntervalSince1970: 0), NSDate(timeIntervalSince1970: 1)),
    DumpedType("NSDecimalNumber", NSDecimalNumber(string: "1.5"), NSDecimalNumber(string: "1.6")),
    DumpedType(
      "NSDictionary", NSDictionary(dictionary: ["a": 1, "b": 2]), NSDictionary(dictionary: ["a": 1, "b": 3])),
    DumpedType("NSError", NSError(domain: "a", code: 1), NSError(domain: "a", code: 2)),
    DumpedType("NSIndexPath", NSIndexPath(index: 1), NSIndexPath(index: 2)),
    DumpedType("NSIndexSet", NSIndexSet(index: 1), NSIndexSet(index: 2)),
    DumpedType("NSLocale", NSLocale(localeIdentifier: "de_DE"), NSLocale(localeIdentifier: "en_US")),
    DumpedType("NSMutableString", NSMutableString(string: "a"), NSMutableString(string: "b")),
    DumpedType("NSNull", NSNull(), NSNumber(value: 0)),
    DumpedType("NSNumber", NSNumber(value: 1.5), NSNumber(value: 2)),
    DumpedType("NSNumber of truth", NSNumber(value: true), NSNumber(value: false)),
    DumpedType("NSOrderedSet", NSOrderedSet(array: [1, 2]), NSOrderedSet(array: [2, 1])),
    DumpedType("NSSet", NSSet(array: [1, 2]), NSSet(array: [1, 3])),
    DumpedType("NSString", NSString("a"), NSString("b")),
    DumpedType(
      "NSTimeZone", NSTimeZone(name: "Europe/Berlin") as Any, NSTimeZone(name: "Europe/Paris") as Any),
    DumpedType("NSURL", NSURL(string: "https://a.example") as Any, NSURL(string: "https://b.example") as Any),
    DumpedType(
      "NSUUID", NSUUID(uuidString: "862FEB04-6F55-4969-9C7E-B654796B82B9") as Any,
      NSUUID(uuidString: "862FEB04-6F55-4969-9C7E-B654796B82B8") as Any),
    DumpedType(
      "NSValue", NSValue(range: NSRange(location: 1, length: 1)),
      NSValue(range: NSRange(location: 1, length: 2))),
    DumpedType("Progress", Progress(totalUnitCount: 1), Progress(totalUnitCount: 2)),
    DumpedType("Scanner", Scanner(string: "a"), Scanner(string: "b")),
    DumpedType("Unit", UnitLength.meters, UnitLength.miles),
  ]

  static let formatters = [
    DumpedType(
      "ByteCountFormatter", ByteCountFormatter(), with(ByteCountFormatter()) { $0.includesUnit = false }),
    DumpedType("DateFormatter", dateFormatter("yyyy"), dateFormatter("MM")),
    DumpedType(
      "DateIntervalFormatter", intervalFormatter(.short), intervalFormatter(.long)),
    DumpedType(
      "ISO8601DateFormatter", ISO8601DateFormatter(),
      with(ISO8601DateFormatter()) { $0.formatOptions = [.withYear] }),
    DumpedType("LengthFormatter", lengthFormatter(.short), lengthFormatter(.long)),
    DumpedType("NSRegularExpression", expression("a+"), expression("b+")),
    DumpedType("NumberFormatter", numberFormatter(1), numberFormatter(2)),
  ]

  /// With nothing of the machine's settings.
  private static func calendar(_ identifier: Calendar.Identifier) -> Calendar {
    var calendar = Calendar(identifier: identifier)
    calendar.locale = Locale(identifier: "en_US")
    calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    return calendar
  }

  private static func lengthFormatter(_ style: Formatter.UnitStyle) -> LengthFormatter {
    with(LengthFormatter()) {
      $0.numberFormatter = numberFormatter(1)
      $0.unitStyle = style
    }
  }

  private static func intervalFormatter(_ style: DateIntervalFormatter.Style) -> DateIntervalFormatter {
    with(DateIntervalFormatter()) {
      $0.locale = Locale(identifier: "en_US")
      $0.timeZone = TimeZone(identifier: "Europe/Berlin")
      $0.calendar = gregorian
      $0.dateStyle = style
    }
  }

  private static var monday: Calendar {
    var calendar = gregorian
    calendar.firstWeekday = calendar.firstWeekday % 7 + 1
    return calendar
  }

  private static func linked(_ address: String) -> AttributedString {
    var text = AttributedString("see ")
    var link = AttributedString("here")
    link.link = URL(string: address)
    text.append(link)
    return text
  }

  private static func zone(_ identifier: String) -> Any { TimeZone(identifier: identifier) as Any }

  private static func json(_ text: String) -> Any {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as Any
  }

  private static func with<Object>(_ object: Object, _ change: (Object) -> Void) -> Object {
    change(object)
    return object
  }

  private static func expression(_ pattern: String) -> Any {
    (try? NSRegularExpression(pattern: pattern)) as Any
  }

  private static func dateFormatter(_ format: String) -> DateFormatter {
    with(DateFormatter()) {
      $0.locale = Locale(identifier: "en_US_POSIX")
      $0.timeZone = TimeZone(identifier: "Europe/Berlin")
      $0.calendar = gregorian
      $0.dateFormat = format
    }
  }

  private static func numberFormatter(_ digits: Int) -> NumberFormatter {
    with(NumberFormatter()) {
      $0.locale = Locale(identifier: "en_US")
      $0.minimumFractionDigits = digits
    }
  }
}
