import FontMetrics
import Foundation

/// The environment of a running application: the date, the region, random numbers, stored values,
/// and the network.
///
/// Production code reads it instead of `Locale.current` and `UUID()`, so that every run has the
/// same values. On a stage of ShowcaseKit, `Date()` and `URLSession` use it, too.
///
///     let environment = UIApplication().environment
///     environment.makeDateFormatter(dateFormat: "yyyy-MM-dd HH:mm").string(from: environment.now)
///     // "2026-01-01 09:41"
///     environment.userDefaults.set(true, forKey: "hasOnboarded")
@preconcurrency @MainActor
public final class ApplicationEnvironment {
  /// The settings that the application was launched with.
  public let settings: EnvironmentSettings
  /// The stored values; empty at launch.
  public let userDefaults: UserDefaultsStore = UserDefaultsStore()
  /// The network, which contains only registered addresses.
  public let urlLoader: URLLoader
  /// The random numbers of the settings' seed.
  public var randomNumbers: SeededRandomNumberGenerator
  /// The tables of localized strings; empty at launch. Of tables with the same name, the last one
  /// applies.
  public var stringCatalogs: [StringCatalog] = [] {
    didSet { TextLookup.last = TextLookup(catalogs: stringCatalogs, settings: settings) }
  }
  /// The texts that were looked up and are missing.
  var missingTexts = MissingTexts()
  /// The texts with plurals that were looked up without arguments, by what was returned.
  var formats = LocalizedFormats()
  /// The folders whose resources come before those of the packages' bundles.
  var resourceFolders: [String] = []
  /// What is wrong with the resources that the application asked for.
  var resourceFaults = ResourceFaults()
  /// The values of variables in `Info.plist`, such as `MARKETING_VERSION`; empty at launch.
  public var buildSettings: [String: String] = [:]
  /// The app's own fonts, which `UIFont(name:size:)` finds by the names of their faces; empty at launch. Of faces with
  /// the same name, the last one applies.
  public var fontFamilies: [FontFamily] = [] {
    didSet {
      RegisteredFonts.last = fontFamilies
      // Texts in a font of the same name may have other widths now.
      MeasuredText.forgetAll()
    }
  }
  /// The replacements for the application's storyboards and nibs; empty at launch.
  public let interfaceFiles: InterfaceFiles = InterfaceFiles()
  /// The addresses that the application opened in other applications, in order.
  public internal(set) var openedURLs: [URL] = []
  /// Called with each address that another application opens; `nil` by default.
  public var urlOpened: (@MainActor (URL) -> Void)?
  /// The schemes, in lowercase, of the addresses that other applications can open.
  public var openableSchemes: Set<String> = ["app-settings", "http", "https", "mailto", "sms", "tel"]
  /// The definitions in the device's dictionaries, by term; empty at launch.
  public var definitions: [String: String] = [:]

  /// The documents to choose from in a document picker; empty at launch.
  public var documents: [URL] = []
  /// The images to choose from in an image picker; empty at launch.
  public var photos: [UIImage] = []

  private let runLoop: VirtualRunLoop

  init(settings: EnvironmentSettings, runLoop: VirtualRunLoop) {
    self.settings = settings
    self.runLoop = runLoop
    urlLoader = URLLoader(runLoop: runLoop)
    randomNumbers = SeededRandomNumberGenerator(seed: settings.randomSeed)
    SkippedCode.forgetAll()
  }

  /// The date of the launch plus the virtual time since then.
  public var now: Date { settings.startDate.addingTimeInterval(runLoop.now) }

  /// The user's first language in the user's region.
  public private(set) lazy var locale: Locale = settings.locale
  /// The user's time zone.
  public var timeZone: TimeZone { settings.timeZone }
  /// The user's language codes, such as `en` or `pt-BR`, with the preferred one first.
  public var languages: [String] { settings.languages }

  /// The usual calendar of the user's region, in the user's time zone.
  public var calendar: Calendar {
    var calendar = locale.calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }

  /// Returns the next UUID (version 4) of the seed's random numbers.
  public func makeUUID() -> UUID {
    var bytes = (0..<2).flatMap { _ in withUnsafeBytes(of: randomNumbers.next().bigEndian, Array.init) }
    // RFC 4122: the version is in the upper half of byte 6, the variant in the upper bits of byte
    // 8.
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}

/// Formatters with the environment's locale, calendar, time zone and date, which have the same
/// results on every host.
extension ApplicationEnvironment {
  /// Returns a date formatter; by default with a medium date and without a time.
  ///
  /// - Parameters:
  ///   - dateStyle: The style of the date; medium by default.
  ///   - timeStyle: The style of the time; none by default.
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

  /// Returns a date formatter with a fixed format.
  ///
  /// - Parameter dateFormat: A pattern of Unicode's date fields, such as `yyyy-MM-dd`.
  public func makeDateFormatter(dateFormat: String) -> DateFormatter {
    let formatter = makeDateFormatter()
    formatter.dateFormat = dateFormat
    return formatter
  }

  /// Returns a number formatter.
  ///
  /// - Parameter style: The style of the numbers; decimal by default.
  public func makeNumberFormatter(style: NumberFormatter.Style = .decimal) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = style
    return formatter
  }

  /// Returns a style for `Date.formatted(_:)`.
  ///
  /// - Parameters:
  ///   - date: The style of the date; `nil`, the default, for none. Without either style,
  ///     Foundation's default applies.
  ///   - time: The style of the time; `nil`, the default, for none.
  public func makeDateFormatStyle(
    date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil
  ) -> Date.FormatStyle {
    Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
  }
}
