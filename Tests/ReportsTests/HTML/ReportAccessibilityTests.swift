import Expectations
import TestSupport
import Testing

@testable import Reports

/// What WCAG 2 AA requires, in a real browser; skipped if no browser is installed.
@Suite(.enabled(if: Chromium.isInstalled, "Chromium is not installed"))
@ProgramActor struct ReportAccessibilityTests {
  private static let page = SettingsRun(count: 12, failing: 4, steps: 3).events.page()

  /// A page that a script opens as far as a reader would.
  private static let opened = """
    document.querySelector("details.scenario").open = true
    await pause(); await pause()

    """

  @Test func `Every text stands out from what is around it by 4.5 to 1, in light and dark`() {
    forEachRow([false, true]) { isDark in
      let visit = try Chromium.visit(
        Self.page, look: Chromium.Look(isDark: isDark), Self.opened + PageChecks.contrast)
      expectEqual(visit.answers["faint"], "", "dark: \(isDark)")
      expectTrue(Int(visit.answers["count"] ?? "").map { $0 > 60 } ?? false, "\(visit.answers)")
      expectEmpty(visit.console)
    }
  }

  @Test func `The page has each landmark once, headings in order, and a name for whatever can be used`()
    throws
  {
    let visit = try Chromium.visit(Self.page, Self.opened + PageChecks.structure)
    expectEqual(
      visit.answers, ["landmarks": "header nav main footer", "headings": "", "unnamed": "", "sections": ""])
  }

  @Test func `The focus goes from top to bottom, and begins with the link to the content`() throws {
    let visit = try Chromium.visit(Self.page, Self.opened + PageChecks.focusOrder)
    expectEqual(visit.answers, ["first": "#main", "positive": "0", "backward": ""])
  }

  @Test func `On a phone nothing is wider than the screen, and all that can be used is large enough`() throws
  {
    let visit = try Chromium.visit(
      Self.page, look: Chromium.Look(width: 390), Self.opened + PageChecks.phone)
    expectEqual(visit.answers, ["width": "390", "overflow": "0", "wide": "", "small": "", "filter": "true"])
    expectEmpty(visit.console)
  }
}
