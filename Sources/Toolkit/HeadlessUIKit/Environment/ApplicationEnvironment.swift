import Foundation

/// The world around a running application: date, place, chance, what is stored, and what the network answers.
///
/// Production code asks it instead of `Date()`, `Locale.current`, `UUID()`, `UserDefaults.standard` and `URLSession`, so
/// that every run sees the same.
@MainActor
public final class ApplicationEnvironment {
  public let settings: EnvironmentSettings
  /// Stored values; empty at launch.
  public let userDefaults: UserDefaultsStore = UserDefaultsStore()
  /// The network: what is not registered there cannot be reached.
  public let urlLoader: URLLoader
  /// Random numbers that follow from the seed.
  public var randomNumbers: SeededRandomNumberGenerator
  /// The tables that localized strings are looked up in, by their names; none at launch.
  public var stringCatalogs: [StringCatalog] = []
  /// The addresses that the application had opened by other applications, in order.
  public internal(set) var openedURLs: [URL] = []
  /// Told of each address that another application opens.
  public var urlOpened: (@MainActor (URL) -> Void)?
  /// The schemes of the addresses that other applications can open.
  public var openableSchemes: Set<String> = ["app-settings", "http", "https", "mailto", "sms", "tel"]
  /// What the device's dictionaries say of terms; they know none at launch.
  public var definitions: [String: String] = [:]

  private let runLoop: VirtualRunLoop

  init(settings: EnvironmentSettings, runLoop: VirtualRunLoop) {
    self.settings = settings
    self.runLoop = runLoop
    urlLoader = URLLoader(runLoop: runLoop)
    randomNumbers = SeededRandomNumberGenerator(seed: settings.randomSeed)
  }

  /// The date of the launch, and the virtual time since then.
  public var now: Date { settings.startDate.addingTimeInterval(runLoop.now) }

  public var locale: Locale { settings.locale }
  public var timeZone: TimeZone { settings.timeZone }
  /// The user's languages, the best first.
  public var languages: [String] { settings.languages }

  /// The calendar that is usual in the user's region, in the user's time zone.
  public var calendar: Calendar {
    var calendar = locale.calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }

  /// Makes a UUID of version 4 that follows from the seed.
  public func makeUUID() -> UUID {
    var bytes = (0..<2).flatMap { _ in withUnsafeBytes(of: randomNumbers.next().bigEndian, Array.init) }
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}

/// Formatters that know locale, calendar, time zone and date of the stage, and so print the same on every host.
extension ApplicationEnvironment {
  /// Makes a formatter of dates; by default of medium dates without a time.
  public func makeDateFormatter(
    dateStyle: DateFormatter.Style = .medium, timeStyle: DateFormatter.Style = .none
  ) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = timeZone
    formatter.defaultDate = nil
    formatter.dateStyle = dateStyle
    formatter.timeStyle = timeStyle
    return formatter
  }

  /// Makes a formatter of dates in a format of one's own, such as `yyyy-MM-dd`.
  public func makeDateFormatter(dateFormat: String) -> DateFormatter {
    let formatter = makeDateFormatter()
    formatter.dateFormat = dateFormat
    return formatter
  }

  /// Makes a formatter of numbers; by default of decimal ones.
  public func makeNumberFormatter(style: NumberFormatter.Style = .decimal) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = style
    return formatter
  }

  /// Makes a style for `Date.formatted(_:)`.
  public func makeDateFormatStyle(
    date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil
  ) -> Date.FormatStyle {
    Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
  }
}
