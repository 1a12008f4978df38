import Diagnostics
import TestRunner
import TextFormats

extension RunSummary: LogValue {
  var log: JSONValue {
    .object([
      "failed": failed.unless(0), "inOtherShards": inOtherShards.unless(0), "interruption": interruption,
      "misnamed": misnamed.unless(0), "notRun": notRun.unless(0), "orphans": orphans.unless(0),
      "passed": passed.unless(0), "recorded": recorded.unless(0), "unchanged": unchanged.unless(0),
      "unusable": unusable.unless(0),
    ])
  }

  init(log: JSONValue) throws(Diagnostic) {
    self.init(
      passed: try log.read("passed", default: 0), unchanged: try log.read("unchanged", default: 0),
      recorded: try log.read("recorded", default: 0),
      failed: try log.read("failed", default: 0), unusable: try log.read("unusable", default: 0),
      notRun: try log.read("notRun", default: 0), inOtherShards: try log.read("inOtherShards", default: 0),
      orphans: try log.read("orphans", default: 0), misnamed: try log.read("misnamed", default: 0),
      interruption: try log.readIfPresent("interruption"))
  }
}
