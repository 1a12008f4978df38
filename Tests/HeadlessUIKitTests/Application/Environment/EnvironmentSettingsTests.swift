import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite struct EnvironmentSettingsTests {
  @Test func `By default it is the first morning of 2026 in UTC, in American English`() {
    let settings = EnvironmentSettings()
    expectEqual(settings.startDate.formatted(.iso8601), "2026-01-01T09:41:00Z")
    expectEqual(settings.timeZone.secondsFromGMT(), 0)
    expectEqual(settings.locale.identifier, "en_US")
    expectEqual(settings.randomSeed, 0)
    expectEqual(settings.layoutDirection, .leftToRight)
  }

  @Test func `The locale is the first language in the region, or where it is mostly spoken`() {
    forEachRow(
      [
        ("de", nil, "de_DE"), ("de", "AT", "de_AT"), ("pt-BR", nil, "pt_BR"), ("pt-BR", "PT", "pt_PT"),
        ("zh-Hant", nil, "zh-Hant_TW"), ("zh-Hans", "SG", "zh-Hans_SG"), ("nb", nil, "nb_NO"),
        ("sr-Latn", nil, "sr-Latn_RS"),
      ] as [(String, String?, String)]
    ) { language, region, identifier in
      var settings = EnvironmentSettings()
      settings.languages = [language, "en"]
      settings.region = region
      expectEqual(settings.locale.identifier, identifier)
    }
  }

  @Test func `Some languages read from right to left, as does the pseudolanguage for layout`() {
    forEachRow([
      ("ar", UITraitEnvironmentLayoutDirection.rightToLeft), ("he", .rightToLeft), ("fa", .rightToLeft),
      ("ur-PK", .rightToLeft), ("az-Arab", .rightToLeft), ("az", .leftToRight), ("ja", .leftToRight),
    ]) { language, direction in
      var settings = EnvironmentSettings()
      settings.languages = [language]
      expectEqual(settings.layoutDirection, direction)
    }
    var settings = EnvironmentSettings()
    settings.pseudolanguage = .rightToLeft
    expectEqual(settings.layoutDirection, .rightToLeft)
    settings.pseudolanguage = .rightToLeftStrings
    expectEqual(settings.layoutDirection, .leftToRight)
  }
}
