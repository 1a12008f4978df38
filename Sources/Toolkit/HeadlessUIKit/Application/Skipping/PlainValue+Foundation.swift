import Foundation

extension CGPoint: Plain {
  static var plain: CGPoint { .zero }
}

extension CGSize: Plain {
  static var plain: CGSize { .zero }
}

extension CGRect: Plain {
  static var plain: CGRect { .zero }
}

extension NSRange: Plain {
  static var plain: NSRange { NSRange() }
}

extension Date: Plain {
  /// The start of a stage's clock, which does not depend on the day of the run.
  static var plain: Date { EnvironmentSettings().startDate }
}

extension URL: Plain {
  static var plain: URL { URL(fileURLWithPath: "/") }
}

extension UUID: Plain {
  static var plain: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}

extension IndexPath: Plain {
  static var plain: IndexPath { [0, 0] }
}

extension IndexSet: Plain {
  static var plain: IndexSet { IndexSet() }
}

extension DateComponents: Plain {
  static var plain: DateComponents { DateComponents() }
}

extension CharacterSet: Plain {
  static var plain: CharacterSet { CharacterSet() }
}

extension Locale: Plain {
  static var plain: Locale { EnvironmentSettings().locale }
}

extension TimeZone: Plain {
  static var plain: TimeZone { EnvironmentSettings().timeZone }
}

extension Calendar: Plain {
  static var plain: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    (calendar.locale, calendar.timeZone) = (.plain, .plain)
    return calendar
  }
}

extension AttributedString: Plain {
  static var plain: AttributedString { AttributedString() }
}
