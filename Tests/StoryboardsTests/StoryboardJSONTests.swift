import Expectations
import RenderTree
import Storyboards
import Testing

@Suite struct StoryboardJSONTests {
  @Test func `whole trees are trees, and other steps have changes`() {
    let tree = RenderNode("A", children: [RenderNode("B")])
    var changed = tree
    changed.text = "x"
    var storyboard = Storyboard([tree, changed])
    storyboard.ending.alive = ["C"]
    storyboard.steps[1].calls = ["c"]
    expectEqual(
      storyboard.json,
      #"""
      {
        "showcase-storyboard": 2,
        "use case": "C / U",
        "script": "s",
        "configuration": "iPhone",
        "steps": [
          {
            "cause": "launch",
            "tree": {
              "type": "A",
              "children": [
                {
                  "type": "B"
                }
              ]
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
        ],
        "ending": {
          "alive": [
            "C"
          ]
        }
      }

      """#)
  }
}
