import Foundation

/// The world around a running application: the date, the region, chance, stored values, and what
/// the network answers.
///
/// Production code reads it instead of `Locale.current` and `UUID()`, so that every run sees the same.
/// On a stage of ShowcaseKit, `Date()` and `URLSession` lead here, too.
@preconcurrency @MainActor
public final class ApplicationEnvironment {
  /// The settings that the application was launched with.
  public let settings: EnvironmentSettings
  /// The stored values; empty at launch.
  public let userDefaults: UserDefaultsStore = UserDefaultsStore()
  /// The network: what is not registered there cannot be reached.
  public let urlLoader: URLLoader
  /// The random numbers that follow from the seed of the settings.
  public var randomNumbers: SeededRandomNumberGenerator
  /// The tables that localized strings are looked up in, by their names; none at launch. Of two
  /// tables with the same name the last one counts.
  public var stringCatalogs: [StringCatalog] = []
  /// What takes the place of the application's storyboards and nibs; nothing at launch.
  public let interfaceFiles: InterfaceFiles = InterfaceFiles()
  /// The addresses that the application opened in other applications, in order.
  public internal(set) var openedURLs: [URL] = []
  /// A closure that receives each address as another application opens it.
  public var urlOpened: (@MainActor (URL) -> Void)?
  /// The schemes, in lower case, of the addresses that other applications can open.
  public var openableSchemes: Set<String> = ["app-settings", "http", "https", "mailto", "sms", "tel"]
  /// The definitions of terms in the device's dictionaries; none at launch.
  public var definitions: [String: String] = [:]

  /// The documents that the user can choose from in a document picker; none at launch.
  public var documents: [URL] = []
  /// The pictures that the user can choose from in an image picker; none at launch.
  public var photos: [UIImage] = []

  private let runLoop: VirtualRunLoop

  init(settings: EnvironmentSettings, runLoop: VirtualRunLoop) {
    self.settings = settings
    self.runLoop = runLoop
    urlLoader = URLLoader(runLoop: runLoop)
    randomNumbers = SeededRandomNumberGenerator(seed: settings.randomSeed)
  }

  /// The date of the launch plus the virtual time since then.
  public var now: Date { settings.startDate.addingTimeInterval(runLoop.now) }

  /// The user's first language in the user's region.
  public private(set) lazy var locale: Locale = settings.locale
  /// The user's time zone.
  public var timeZone: TimeZone { settings.timeZone }
  /// The user's languages as codes such as `en` or `pt-BR`, the preferred one first.
  public var languages: [String] { settings.languages }

  /// The calendar that is usual in the user's region, in the user's time zone.
  public var calendar: Calendar {
    var calendar = locale.calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }

  /// Returns a UUID of version 4 that follows from the seed.
  public func makeUUID() -> UUID {
    var bytes = (0..<2).flatMap { _ in withUnsafeBytes(of: randomNumbers.next().bigEndian, Array.init) }
    // RFC 4122: the version is in the upper half of byte 6, the variant in the upper bits of byte
    // 8.
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}

/// Formatters with the environment's locale, calendar, time zone and date, which print the same on
/// every host.
extension ApplicationEnvironment {
  /// Returns a formatter of dates; by default of medium dates without a time.
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

  /// Returns a formatter of dates in a format such as `yyyy-MM-dd`.
  public func makeDateFormatter(dateFormat: String) -> DateFormatter {
    let formatter = makeDateFormatter()
    formatter.dateFormat = dateFormat
    return formatter
  }

  /// Returns a formatter of numbers; by default of decimal ones.
  public func makeNumberFormatter(style: NumberFormatter.Style = .decimal) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = style
    return formatter
  }

  /// Returns a style for `Date.formatted(_:)`; without a date style and a time style it is
  /// Foundation's default.
  public func makeDateFormatStyle(
    date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil
  ) -> Date.FormatStyle {
    Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
  }
}
