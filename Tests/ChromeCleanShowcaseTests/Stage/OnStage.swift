import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import ChromeCleanShowcase

/// Stages one of the use cases on an iPhone, and hands over the view controller that its coordinator shows things on.
@MainActor
func onStage(_ name: String, do body: (Stage, UIViewController) throws -> Void) throws {
  let useCase = try #require(chromeClean.useCases.first { $0.name == name })
  let stage = try Stage(useCase, in: chromeClean, configuration: .iPhone)
  try stage.run {
    try body(stage, try #require(UIApplication.shared.windows.first?.rootViewController))
  }
}
