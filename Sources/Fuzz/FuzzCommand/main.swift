import Commands
import Fuzzing

Program([FuzzCommand()], version: Version.text(of: "fuzz")).runProcess()
