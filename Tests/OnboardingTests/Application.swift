import HeadlessUIKit
import Onboarding

/// Runs `body` in a new application with the app's texts.
@MainActor
func inApplication(_ body: () throws -> Void) throws {
  let application = UIApplication()
  application.environment.stringCatalogs = try StringCatalog.onboarding.get()
  try application.run { try body() }
}
