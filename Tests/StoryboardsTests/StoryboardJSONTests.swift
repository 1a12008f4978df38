import Expectations
import RenderTree
import Storyboards
import Testing

@Suite struct StoryboardJSONTests {
  @Test func `key frames carry trees, other steps their changes`() {
    var storyboard = Storyboard([RenderNode("A"), RenderNode("A", text: "x")])
    storyboard.steps[1].calls = ["c"]
    expectEqual(
      storyboard.json,
      #"""
      {
        "showcase-storyboard": 1,
        "use case": "C / U",
        "script": "s",
        "configuration": "iPhone",
        "steps": [
          {
            "cause": "launch",
            "tree": {
              "type": "A"
            }
          },
          {
            "cause": "tap(1)",
            "calls": [
              "c"
            ],
            "changes": [
              "changed A: none -> \"x\""
            ]
          }
        ]
      }

      """#)
  }
}
