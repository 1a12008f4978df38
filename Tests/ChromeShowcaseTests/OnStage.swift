import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import ChromeShowcase

/// Stages one of Chrome's use cases, on an iPhone by default, and hands its navigation controller over.
@MainActor
func onStage(
  _ name: String, configuration: StageConfiguration = .iPhone,
  do body: (UINavigationController, Stage) throws -> Void
) throws {
  let useCase = try #require(chrome.useCases.first { $0.name == name })
  let stage = try Stage(useCase, in: chrome, configuration: configuration)
  try stage.run {
    let root = UIApplication.shared.windows.first?.rootViewController
    try body(try #require(root as? UINavigationController), stage)
  }
}
