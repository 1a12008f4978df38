import Dispatch
import Foundation

/// An object of Foundation that stands for a value of Swift, which a dump shows in its place.
protocol BridgedInDumps {
  var dumpedAs: Any { get }
}

extension NSString: BridgedInDumps { var dumpedAs: Any { String(describing: self) } }
extension NSDate: BridgedInDumps {
  var dumpedAs: Any { Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate) }
}
extension NSData: BridgedInDumps { var dumpedAs: Any { Data(referencing: self) } }
extension NSURL: BridgedInDumps { var dumpedAs: Any { self as URL } }
extension NSUUID: BridgedInDumps { var dumpedAs: Any { UUID(uuidString: uuidString) ?? uuidString } }
extension NSTimeZone: BridgedInDumps { var dumpedAs: Any { TimeZone(identifier: name) ?? name } }
extension NSLocale: BridgedInDumps { var dumpedAs: Any { self as Locale } }
extension NSCalendar: BridgedInDumps { var dumpedAs: Any { self as Calendar } }
extension NSIndexSet: BridgedInDumps { var dumpedAs: Any { self as IndexSet } }
extension NSIndexPath: BridgedInDumps { var dumpedAs: Any { self as IndexPath } }
extension NSCharacterSet: BridgedInDumps { var dumpedAs: Any { self as CharacterSet } }

extension NSCountedSet: ListedInDumps {
  var dumpedElements: [Any] { allObjects.map { (member: $0, count: count(for: $0)) } }
  var isSortedInDumps: Bool { true }
}

extension NSError: DescribedInDumps {
  var dumpedProperties: KeyValuePairs<String, Any?> {
    ["domain": domain, "code": code, "userInfo": userInfo]
  }
}

extension NSRegularExpression: DescribedInDumps {
  var dumpedProperties: KeyValuePairs<String, Any?> { ["pattern": pattern, "options": options.rawValue] }
}

extension DateFormatter: DescribedInDumps {
  var dumpedProperties: KeyValuePairs<String, Any?> {
    [
      "dateFormat": dateFormat as String?, "dateStyle": dateStyle.rawValue, "timeStyle": timeStyle.rawValue,
      "locale": locale as Locale?, "timeZone": timeZone as TimeZone?, "calendar": calendar as Calendar?,
      "isLenient": isLenient,
      "doesRelativeDateFormatting": doesRelativeDateFormatting, "defaultDate": defaultDate,
      "twoDigitStartDate": twoDigitStartDate, "monthSymbols": monthSymbols as [String]?,
      "weekdaySymbols": weekdaySymbols as [String]?, "amSymbol": amSymbol as String?,
      "pmSymbol": pmSymbol as String?,
    ]
  }
}

extension DateIntervalFormatter: DescribedInDumps {
  var dumpedProperties: KeyValuePairs<String, Any?> {
    [
      "dateTemplate": dateTemplate, "dateStyle": dateStyle.rawValue, "timeStyle": timeStyle.rawValue,
      "locale": locale as Locale?, "timeZone": timeZone as TimeZone?, "calendar": calendar as Calendar?,
    ]
  }
}

extension ISO8601DateFormatter: DescribedInDumps {
  var dumpedProperties: KeyValuePairs<String, Any?> {
    ["formatOptions": formatOptions.rawValue, "timeZone": timeZone as TimeZone?]
  }
}

extension NumberFormatter: DescribedInDumps {
  var dumpedProperties: KeyValuePairs<String, Any?> {
    [
      "numberStyle": numberStyle.rawValue, "locale": locale as Locale?,
      "positiveFormat": positiveFormat as String?, "negativeFormat": negativeFormat as String?,
      "currencyCode": currencyCode as String?, "multiplier": multiplier,
      "usesGroupingSeparator": usesGroupingSeparator,
      "groupingSeparator": groupingSeparator as String?, "groupingSize": groupingSize,
      "decimalSeparator": decimalSeparator as String?, "currencySymbol": currencySymbol as String?,
      "nilSymbol": nilSymbol as String?, "roundingIncrement": roundingIncrement,
      "minimumIntegerDigits": minimumIntegerDigits, "maximumIntegerDigits": maximumIntegerDigits,
      "minimumFractionDigits": minimumFractionDigits, "maximumFractionDigits": maximumFractionDigits,
      "usesSignificantDigits": usesSignificantDigits,
      "minimumSignificantDigits": minimumSignificantDigits,
      "maximumSignificantDigits": maximumSignificantDigits, "roundingMode": roundingMode.rawValue,
      "minimum": minimum, "maximum": maximum, "isLenient": isLenient,
      "generatesDecimalNumbers": generatesDecimalNumbers,
    ]
  }
}

/// Not the formatter of its numbers, which depends on the machine's language.
extension ByteCountFormatter: DescribedInDumps {
  var dumpedProperties: KeyValuePairs<String, Any?> {
    [
      "allowedUnits": allowedUnits.rawValue, "countStyle": countStyle.rawValue,
      "allowsNonnumericFormatting": allowsNonnumericFormatting, "includesUnit": includesUnit,
      "includesCount": includesCount, "includesActualByteCount": includesActualByteCount,
      "isAdaptive": isAdaptive, "zeroPadsFractionDigits": zeroPadsFractionDigits,
    ]
  }
}

extension Unit: DescribedInDumps {
  var dumpedProperties: KeyValuePairs<String, Any?> {
    ["symbol": symbol, "converter": (self as? Dimension)?.converter]
  }
}

extension Progress: DescribedInDumps {
  var dumpedProperties: KeyValuePairs<String, Any?> {
    [
      "completedUnitCount": completedUnitCount, "totalUnitCount": totalUnitCount,
      "isCancelled": isCancelled, "isPaused": isPaused,
    ]
  }
}

/// Not its path, which is another one on each machine.
extension Bundle: DescribedInDumps {
  var dumpedProperties: KeyValuePairs<String, Any?> {
    ["name": bundleURL.lastPathComponent, "bundleIdentifier": bundleIdentifier]
  }
}

extension DispatchQueue: DescribedInDumps {
  var dumpedProperties: KeyValuePairs<String, Any?> { ["label": label] }
}

extension NSAttributedString: DescribedInDumps {
  var dumpedProperties: KeyValuePairs<String, Any?> {
    var runs: [(text: String, attributes: [String: Any])] = []
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
      let keys = attributes.map { ($0.key.rawValue, $0.value) }
      runs.append(
        (attributedSubstring(from: range).string, Dictionary(keys) { first, _ in first }))
    }
    return ["string": string, "runs": runs]
  }
}
