import Diagnostics
import GoldenFiles
import TextFormats

extension ScenarioName: LogValue {
  var log: JSONValue {
    .object([
      "classForDisplay": classForDisplay, "configuration": configuration, "script": script, "target": target,
      "useCase": useCase,
    ])
  }

  init(log: JSONValue) throws(Diagnostic) {
    self.init(
      target: try log.read("target"), classForDisplay: try log.read("classForDisplay"),
      useCase: try log.read("useCase"), script: try log.read("script"),
      configuration: try log.read("configuration"))
  }
}
