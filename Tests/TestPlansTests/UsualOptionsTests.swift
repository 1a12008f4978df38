import Expectations
import TestPlans
import Testing

@Suite struct UsualOptionsTests {
  private func options(_ change: (inout PlanOptions) -> Void) -> PlanOptions {
    var options = PlanOptions()
    change(&options)
    return options
  }

  @Test func `The phone, upright, in the defaults of an app, is what a person expects`() {
    for usual in [
      options { _ in },
      options { ($0.device, $0.orientation, $0.userInterfaceStyle) = ("iPhone", .portrait, .light) },
      options { ($0.layoutDirection, $0.contentSizeCategory, $0.language) = (.leftToRight, .large, "en") },
      options { ($0.timeZone, $0.now, $0.randomSeed) = ("Europe/Berlin", "2026-01-31T09:41:00Z", 3) },
    ] {
      expectTrue(usual.areUsual, "\(usual)")
    }
  }

  @Test func `Whatever else is seen is not`() {
    for unusual in [
      options { $0.device = "iPad" }, options { $0.orientation = .landscapeLeft },
      options { $0.userInterfaceStyle = .dark }, options { $0.layoutDirection = .rightToLeft },
      options { $0.contentSizeCategory = .extraLarge }, options { $0.language = "de" },
      options { $0.pseudolanguage = PlanOptions.Pseudolanguage.allCases.first },
      options { $0.accessibility = [.reduceMotion] }, options { $0.projection = .accessibility },
    ] {
      expectTrue(!unusual.areUsual, "\(unusual)")
    }
  }
}
