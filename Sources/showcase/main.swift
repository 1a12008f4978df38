import ChromeShowcase
import RenderTree
import Scripts
import ShowcaseKit
for useCase in chrome.useCases {
  for c in [StageConfiguration.iPhone, .iPad] {
  print("=====", useCase.name, c.name)
  let stage = try Stage(useCase, in: chrome, configuration: c)
  print(stage.renderTree().treeText)
    if c == .iPhone { print(stage.renderTree(.accessibility).treeText) }
  }
}
