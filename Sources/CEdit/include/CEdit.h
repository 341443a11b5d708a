#pragma once
int edit_placeholder(void);
